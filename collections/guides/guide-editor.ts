import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  ChecklistFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { adminText } from '../languages/admin-language'
import { GUIDE_BLOCKS } from './blocks'

/** What a guide's text can hold; /guide/edit has the same nodes (docs/decisions/0008). */
export const guideEditor = lexicalEditor({
  features: [
    FixedToolbarFeature(),
    InlineToolbarFeature(),
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3'] }),
    BoldFeature(),
    ItalicFeature(),
    StrikethroughFeature(),
    InlineCodeFeature(),
    // Before other lists: what reads Markdown would take its boxes for words of theirs.
    ChecklistFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    LinkFeature({ enabledCollections: ['guides', 'templates'] }),
    UploadFeature({
      enabledCollections: ['media'],
      collections: {
        media: {
          fields: [
            {
              name: 'alt',
              type: 'text',
              maxLength: 300,
              label: adminText({ en: 'Alternative text in this guide', 'zh-CN': '本文中的替代文字' }),
            },
            {
              name: 'caption',
              type: 'text',
              maxLength: 300,
              label: adminText({ en: 'Caption in this guide', 'zh-CN': '本文中的图片说明' }),
            },
          ],
        },
      },
    }),
    BlocksFeature({ blocks: GUIDE_BLOCKS }),
    tables(),
  ],
})

/** Payload's, with a browser's part of our own that gives them a name in the reader's language. */
function tables(): ReturnType<typeof EXPERIMENTAL_TableFeature> {
  const provider = EXPERIMENTAL_TableFeature()
  const { feature } = provider
  if (typeof feature !== 'function') return provider
  return {
    ...provider,
    feature: async (options) => ({
      ...(await feature(options)),
      ClientFeature: '/admin/guides/NamedTable#NamedTable',
    }),
  }
}
