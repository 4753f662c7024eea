import { defineTexts } from '~/i18n/define-texts'

/** Words of the comparison with a newer version of the layout. */
export const NEWER_TEXTS = defineTexts({
  'zh-CN': {
    title: (name: string) => `“${name}”版式的新版本`,
    now: '现在的版本',
    newer: '新版本',
    about: '文字和其他设置都不变。',
    font: (from: string, to: string) => `字体由“${from}”换成“${to}”`,
    canItalics: '斜体改用真正的斜体',
    italics: (n: number) => `${n} 处斜体改用真正的斜体，不再靠颜色区分`,
    broken: (n: number) => `${n} 处换行或分页不同`,
    unbroken: '换行和分页都不变',
    moved: '外观略有不同，换行和分页都不变',
    marks: '新版本中不同的地方',
    added: '改用真正的斜体',
    changed: '换行或分页不同',
    removed: '不再出现',
    use: '使用新版本',
    keep: '保持不变',
    step: '换用版式的新版本',
    done: (name: string) => `已换用“${name}”的新版本`,
  },
  en: {
    title: (name: string) => `Newer version of ${name}`,
    now: 'Your version',
    newer: 'Newer version',
    about: 'Your text and other settings stay the same.',
    font: (from: string, to: string) => `${to} replaces ${from}`,
    canItalics: 'Italics are now true italics',
    italics: (n: number) =>
      n === 1
        ? '1 passage now in true italics instead of color'
        : `${n} passages now in true italics instead of color`,
    broken: (n: number) => (n === 1 ? '1 line or page break changes' : `${n} line or page breaks change`),
    unbroken: 'Line and page breaks stay the same',
    moved: 'Looks slightly different; line and page breaks stay the same',
    marks: 'What’s different in the newer version',
    added: 'Now in true italics',
    changed: 'Different line or page break',
    removed: 'No longer shown',
    use: 'Use newer version',
    keep: 'Keep current version',
    step: 'Update layout version',
    done: (name: string) => `Updated to the newer version of ${name}`,
  },
})
