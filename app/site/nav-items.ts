export type NavKey = 'templates' | 'examples' | 'guides' | 'recruitment' | 'tools' | 'vip'
export type NavItem = { key: NavKey; to: string }

/** The public pages, in the order of header, phone menu and footer. A page's line comes with the page: no dead links. */
export const NAV_ITEMS: readonly NavItem[] = [
  { key: 'templates', to: '/#templates' },
  { key: 'examples', to: '/template' },
  { key: 'guides', to: '/guide' },
  { key: 'recruitment', to: '/recruitment' },
  { key: 'tools', to: '/tools' },
  { key: 'vip', to: '/vip' },
]

/** Where the header's search field asks (`?q=`); without an address there is no field. */
export const SEARCH_ADDRESS: string | null = '/search'
