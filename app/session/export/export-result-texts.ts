import { defineTexts } from '~/i18n/define-texts'

/** How an export ended. */
export const EXPORT_RESULT_TEXTS = defineTexts({
  'zh-CN': {
    differs: (count: number) => `PDF 已导出，但有 ${count} 处文字，招聘系统（ATS）读到的与简历不一致`,
    twinDiffers: (count: number) => `另一语言版本的 PDF 有 ${count} 处读到的与简历不一致，可打开那份简历查看`,
    look: '查看',
    exported: (format: string) => `已导出：${format}`,
    exportedBoth: (format: string) => `中英两版已导出：${format}`,
    exporting: '正在导出…',
    lastSaved: '有内容未能保存，下载的是上次保存的版本',
    asGuest: '已下载。这份简历只保存在这个浏览器中，登录后会存入账号。',
    guestLimit: '今天未登录可下载的次数已用完，登录后继续',
  },
  en: {
    differs: (count: number) =>
      count === 1
        ? 'Exported, but an applicant tracking system (ATS) may read 1 place differently'
        : `Exported, but an applicant tracking system (ATS) may read ${count} places differently`,
    twinDiffers: (count: number) =>
      count === 1
        ? 'In the other language’s PDF, 1 place reads differently. Open that resume to see it'
        : `In the other language’s PDF, ${count} places read differently. Open that resume to see them`,
    look: 'Show',
    exported: (format: string) => `Exported: ${format}`,
    exportedBoth: (format: string) => `Exported in both languages: ${format}`,
    exporting: 'Exporting…',
    lastSaved: 'Some changes couldn’t be saved. This is the last saved version',
    asGuest: 'Downloaded. This resume is only in this browser. Sign in to save it to your account.',
    guestLimit: 'You’ve used up today’s downloads without an account. Sign in to continue',
  },
})
