import { defineTexts } from '~/i18n/define-texts'

/** Words of the list that comes without a server. */
export const OFFLINE_LIST_TEXTS = defineTexts({
  'zh-CN': {
    title: '这台设备上的简历',
    offline:
      '无法连接服务器。以下是保存在这个浏览器里的简历，可以照常打开编辑；改动会保存在本机，联网后自动同步。',
    retry: '重新连接',
    open: (title: string) => `编辑“${title}”`,
    untitled: '未命名简历',
    local: '只在这个浏览器里',
    waiting: '有改动待同步',
    none: '这台设备上还没有简历',
    noneText: '联网时打开过的简历会留在这里，没有网络也能编辑。',
    updated: (when: string) => `修改于 ${when}`,
  },
  en: {
    title: 'Resumes on this device',
    offline:
      'We can’t reach the server. These resumes are saved in this browser, so you can open and edit them as usual. Changes stay on this device and sync when you’re back online.',
    retry: 'Reconnect',
    open: (title: string) => `Edit “${title}”`,
    untitled: 'Untitled resume',
    local: 'Only in this browser',
    waiting: 'Changes not synced yet',
    none: 'No resumes on this device yet',
    noneText: 'Resumes you open while online are saved here so you can edit them offline.',
    updated: (when: string) => `Updated ${when}`,
  },
})
