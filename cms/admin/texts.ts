import type { AdminText } from '../../collections/languages/admin-language'

/** Where Payload's own words are not those of this product, or leave out what happens here. */
export const adminTexts = {
  en: {
    general: { payloadSettings: 'Settings of the admin' },
    version: {
      aboutToRestore:
        'The {{label}} as it was on {{versionDate}} becomes the newest draft. What is published stays until you publish that.',
      aboutToUnpublish:
        'Visitors will no longer see it. Anything scheduled for it is canceled. Are you sure?',
    },
  },
  zh: {
    general: { payloadSettings: '后台设置' },
    version: {
      aboutToRestore: '{{versionDate}} 的{{label}}将成为最新草稿。已发布的内容保持不变，直到您发布这份草稿。',
      aboutToUnpublish: '访客将无法再看到它；如已设置定时发布或撤回，也会一并取消。确定吗？',
    },
  },
} satisfies Record<keyof AdminText, object>
