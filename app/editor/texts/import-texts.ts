import { defineTexts } from '~/i18n/define-texts'

export const IMPORT_TEXTS = defineTexts({
  'zh-CN': {
    title: '导入简历',
    text: '支持 JSON Resume（.json）。选择文件，或直接粘贴内容。',
    choose: '选择文件',
    chosen: (name: string) => `已选择 ${name}`,
    paste: '或粘贴 JSON',
    run: '导入',
    cancel: '取消',
    notJson: '这不是有效的 JSON。',
    tooLarge: '文件超过 2 MB。',
    empty: '请选择文件或粘贴内容。',
    done: '导入完成',
    warnings: (n: number) => `有 ${n} 处内容不会印在页面上，但会保留到导出：`,
    open: '打开编辑器',
  },
  en: {
    title: 'Import a resume',
    text: 'JSON Resume (.json): choose a file or paste its text.',
    choose: 'Choose a file',
    chosen: (name: string) => `${name} chosen`,
    paste: 'Or paste JSON',
    run: 'Import',
    cancel: 'Cancel',
    notJson: 'This is not valid JSON.',
    tooLarge: 'The file is larger than 2 MB.',
    empty: 'Choose a file or paste the text.',
    done: 'Imported',
    warnings: (n: number) =>
      `${n === 1 ? 'One thing is' : `${n} things are`} not printed on the page, but kept for export:`,
    open: 'Open the editor',
  },
})
