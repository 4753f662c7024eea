import type { GlobalConfig, NumberField } from 'payload'
import { adminText, type AdminText } from '../languages/admin-language'
import { admins, superAdmins } from '../access/predicates'

const price = ({ name, label }: { name: string; label: AdminText }): NumberField => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  max: 1_000_000,
  defaultValue: 0,
  label,
})

/** How the assistant runs. The key and the provider's address are the server's settings, never stored here. */
export const assistantSettings: GlobalConfig = {
  slug: 'assistant-settings',
  label: adminText({ en: 'Assistant settings', 'zh-CN': '助手设置' }),
  admin: {
    group: adminText({ en: 'Assistant', 'zh-CN': '助手' }),
    description: adminText({
      en: 'The provider’s address and key come from the server’s settings. How many tasks a plan gives stands at the plan.',
      'zh-CN': '服务商地址与密钥来自服务器设置；每日任务数在各会员套餐中设置。',
    }),
  },
  access: { read: admins, update: superAdmins },
  fields: [
    {
      name: 'isOn',
      type: 'checkbox',
      defaultValue: true,
      label: adminText({ en: 'The assistant’s model is on', 'zh-CN': '启用模型' }),
    },
    {
      name: 'model',
      type: 'text',
      maxLength: 200,
      label: adminText({ en: 'Model', 'zh-CN': '模型' }),
      admin: { description: adminText({ en: 'Empty: OPENAI_MODEL', 'zh-CN': '留空则使用 OPENAI_MODEL' }) },
    },
    {
      name: 'ownKeys',
      type: 'checkbox',
      defaultValue: true,
      label: adminText({ en: 'Users may use their own key', 'zh-CN': '允许用户使用自己的密钥' }),
    },
    {
      name: 'secondReading',
      type: 'checkbox',
      defaultValue: true,
      label: adminText({ en: 'The model reads its suggestions again', 'zh-CN': '模型复核自己的建议' }),
      admin: {
        description: adminText({
          en: 'For duties and claims that the rules can’t judge. It adds doubts and points at sources, and takes no doubt away; each task takes one more question.',
          'zh-CN':
            '用于规则无法判断的职责与说法；只会增加存疑标记、指出原文，不会去掉存疑；每次任务多一次提问。',
        }),
      },
    },
    {
      type: 'row',
      fields: [
        price({
          name: 'promptPrice',
          label: adminText({ en: 'Price of a million tokens sent', 'zh-CN': '每百万发送词元价格' }),
        }),
        price({
          name: 'answerPrice',
          label: adminText({ en: 'Price of a million tokens answered', 'zh-CN': '每百万回答词元价格' }),
        }),
      ],
    },
    { name: 'try', type: 'ui', admin: { components: { Field: '/admin/assistant/TryModel#TryModel' } } },
  ],
}
