/** The layouts a template or resume may name; `app/document/layouts` draws them. */
export const LAYOUT_CODES = ['classic', 'sidebar', 'compact', 'timeline', 'editorial', 'banner'] as const
export type LayoutCode = (typeof LAYOUT_CODES)[number]

/** What people call them. */
export const LAYOUT_NAMES: Record<LayoutCode, { en: string; zh: string }> = {
  classic: { en: 'Classic', zh: '经典' },
  sidebar: { en: 'Sidebar', zh: '侧栏' },
  compact: { en: 'Compact', zh: '紧凑' },
  timeline: { en: 'Timeline', zh: '时间轴' },
  editorial: { en: 'Editorial', zh: '杂志' },
  banner: { en: 'Banner', zh: '横幅' },
}
