import { defineTexts } from '~/i18n/define-texts'

/** Words of the comparison with a newer version of the layout. */
export const NEWER_TEXTS = defineTexts({
  'zh-CN': {
    title: (name: string) => `“${name}”版式的新版本`,
    now: '现在的版本',
    newer: '新版本',
    about: '文字和其他设置都不变。',
    font: (from: string, to: string) => `字体由“${from}”换成“${to}”`,
    canItalics: '斜体从此是真正的斜体',
    italics: (n: number) => `${n} 处斜体成为真正的斜体，不再靠颜色区分`,
    broken: (n: number) => `${n} 处换行或分页不同`,
    unbroken: '换行和分页都不变',
    moved: '外观略有不同，换行和分页都不变',
    marks: '新版本中不同的地方',
    added: '成为真正的斜体',
    changed: '换行或分页不同',
    removed: '不再出现',
    use: '使用新版本',
    keep: '保持不变',
    step: '换用版式的新版本',
    done: (name: string) => `已换用“${name}”的新版本`,
  },
  en: {
    title: (name: string) => `The newer version of ${name}`,
    now: 'Your version',
    newer: 'Newer version',
    about: 'Your words and all other settings stay.',
    font: (from: string, to: string) => `${to} in place of ${from}`,
    canItalics: 'Italics are real italics from now on',
    italics: (n: number) =>
      n === 1
        ? '1 text in real italics, no longer told by colour'
        : `${n} texts in real italics, no longer told by colour`,
    broken: (n: number) =>
      n === 1 ? '1 text breaks or stands elsewhere' : `${n} texts break or stand elsewhere`,
    unbroken: 'All lines and pages break as before',
    moved: 'It looks a little different, and all lines and pages break as before',
    marks: 'What the newer version sets otherwise',
    added: 'In real italics',
    changed: 'Breaks or stands elsewhere',
    removed: 'No longer there',
    use: 'Use the newer version',
    keep: 'Keep mine',
    step: 'Newer version of the layout',
    done: (name: string) => `Now in the newer version of ${name}`,
  },
})
