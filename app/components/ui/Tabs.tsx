import type { ReactNode } from 'react'
import {
  Tab,
  TabList,
  TabPanel,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs'
import { cx } from './cx'

export type TabSpec = { id: string; title: ReactNode; content: ReactNode }
export type TabsProps = Omit<AriaTabsProps, 'className' | 'children' | 'style' | 'orientation'> & {
  /** The name of the list of tabs. */
  label: string
  tabs: readonly TabSpec[]
  /** `line` for parts of a page, `segment` for two or three ways of one thing. */
  look?: 'line' | 'segment'
  className?: string
  panelClassName?: string
}

const LIST = {
  line: 'flex gap-6 overflow-x-auto border-b border-line',
  segment: 'flex gap-1 rounded-menu bg-hover p-1',
}
const TAB = {
  line:
    '-mb-px border-b-2 border-transparent py-2 data-selected:border-accent data-selected:text-ink ' +
    'data-hovered:text-ink',
  segment:
    'flex-1 rounded-control px-3 py-1 text-center data-hovered:text-ink data-selected:bg-surface ' +
    'data-selected:text-ink data-selected:shadow-rest',
}

export function Tabs({ label, tabs, look = 'line', className, panelClassName, ...props }: TabsProps) {
  return (
    <AriaTabs {...props} className={cx('flex flex-col gap-4', className)}>
      <TabList aria-label={label} className={LIST[look]}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className={cx(
              'flex min-h-8 cursor-pointer items-center justify-center gap-2 text-base font-semibold whitespace-nowrap text-muted transition data-disabled:opacity-45 pointer-coarse:min-h-11',
              TAB[look],
            )}
          >
            {tab.title}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={cx('rounded-control', panelClassName)}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  )
}
