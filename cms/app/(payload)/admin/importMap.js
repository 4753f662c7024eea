import { JsonField as JsonField_e994e167991359e1a6d83a2d3a39be3b } from '../../../admin/json/JsonField'
import { Passkeys as Passkeys_64a58169077b3de50d96722a590360c2 } from '../../../admin/people/Passkeys'
import { PartFields as PartFields_d8b3b6a6a604f2f79b05839e7a018ea0 } from '../../../admin/templates/PartFields'
import { ContentField as ContentField_593418eb8130be4a8feb1a7c5c93b9af } from '../../../admin/json/ContentField'
import { GroupCell as GroupCell_9b4b8b8e561c7cc254db23f69289bcad } from '../../../admin/groups/GroupCell'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { NamedTable as NamedTable_7599c5776023c8f7bc3fd08f1fabee7f } from '../../../admin/guides/NamedTable'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { KeepTyped as KeepTyped_4dc7743561c4ea9105d1745cdd31dcc9 } from '../../../admin/drafts/KeepTyped'
import { OfferPublish as OfferPublish_781c814c5f5158dd4eaacdae9e570dde } from '../../../admin/drafts/OfferPublish'
import { SendAnswer as SendAnswer_ba8b5ccf4265ced9b75ffc3b6980dbb0 } from '../../../admin/proposals/SendAnswer'
import { PlaceCell as PlaceCell_c1a6905601ce0a21a798b5a9e541ec35 } from '../../../admin/dashboard/PlaceCell'
import { PriceCell as PriceCell_88afb64f210f86cb7affd5cec20a487a } from '../../../admin/orders/PriceCell'
import { PriceShown as PriceShown_b9f1eb7b6d137e4730fbc0d5de3ea3e2 } from '../../../admin/orders/PriceShown'
import { PriceField as PriceField_c02476ca4830166ee22b7fcda2ed99ee } from '../../../admin/orders/PriceField'
import { UserCell as UserCell_f072b5fd6218bc06cc8339321382f117 } from '../../../admin/orders/UserCell'
import { Refund as Refund_404d76cbc3b6301054192c2ea612ecf5 } from '../../../admin/orders/Refund'
import { RefundCell as RefundCell_09683eba79b4f98dc7668028149c6341 } from '../../../admin/orders/RefundCell'
import { DaySums as DaySums_c001a9c465d2efb148f58c156ed77f68 } from '../../../admin/orders/DaySums'
import { MakeCodes as MakeCodes_128664ad9a0d21e69463c41c20aa903e } from '../../../admin/invites/MakeCodes'
import { TaskTitle as TaskTitle_5c0ccbcf46697fd5d7f9fb4a8402550c } from '../../../admin/assistant/TaskTitle'
import { DaysOfUse as DaysOfUse_5cc4d439ae232b555c9628f68cc91539 } from '../../../admin/assistant/DaysOfUse'
import { Retry as Retry_644178671ec3598d8a9d8ec047b6a596 } from '../../../admin/jobs/Retry'
import { TryModel as TryModel_c26d0efbeccfb675f72c8414256b0b00 } from '../../../admin/assistant/TryModel'
import { Mark as Mark_d03b59b27ba592fa2379da2f6cceec23 } from '../../../admin/brand/Mark'
import { Logo as Logo_e2609525d3cb4faff6e05c9e8878dd7a } from '../../../admin/brand/Logo'
import { ResetOnSite as ResetOnSite_256b07519e3aa60a27969444bd6e202b } from '../../../admin/brand/ResetOnSite'
import { Dashboard as Dashboard_f4c94eb62e7d955ed6fcc34236a39620 } from '../../../admin/dashboard/Dashboard'
import { ChineseNames as ChineseNames_68d5cbaaea0d5a219611d551f46257f8 } from '../../../admin/words/ChineseNames'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/admin/json/JsonField#JsonField": JsonField_e994e167991359e1a6d83a2d3a39be3b,
  "/admin/people/Passkeys#Passkeys": Passkeys_64a58169077b3de50d96722a590360c2,
  "/admin/templates/PartFields#PartFields": PartFields_d8b3b6a6a604f2f79b05839e7a018ea0,
  "/admin/json/ContentField#ContentField": ContentField_593418eb8130be4a8feb1a7c5c93b9af,
  "/admin/groups/GroupCell#GroupCell": GroupCell_9b4b8b8e561c7cc254db23f69289bcad,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/admin/guides/NamedTable#NamedTable": NamedTable_7599c5776023c8f7bc3fd08f1fabee7f,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/admin/drafts/KeepTyped#KeepTyped": KeepTyped_4dc7743561c4ea9105d1745cdd31dcc9,
  "/admin/drafts/OfferPublish#OfferPublish": OfferPublish_781c814c5f5158dd4eaacdae9e570dde,
  "/admin/proposals/SendAnswer#SendAnswer": SendAnswer_ba8b5ccf4265ced9b75ffc3b6980dbb0,
  "/admin/dashboard/PlaceCell#PlaceCell": PlaceCell_c1a6905601ce0a21a798b5a9e541ec35,
  "/admin/orders/PriceCell#PriceCell": PriceCell_88afb64f210f86cb7affd5cec20a487a,
  "/admin/orders/PriceShown#PriceShown": PriceShown_b9f1eb7b6d137e4730fbc0d5de3ea3e2,
  "/admin/orders/PriceField#PriceField": PriceField_c02476ca4830166ee22b7fcda2ed99ee,
  "/admin/orders/UserCell#UserCell": UserCell_f072b5fd6218bc06cc8339321382f117,
  "/admin/orders/Refund#Refund": Refund_404d76cbc3b6301054192c2ea612ecf5,
  "/admin/orders/RefundCell#RefundCell": RefundCell_09683eba79b4f98dc7668028149c6341,
  "/admin/orders/DaySums#DaySums": DaySums_c001a9c465d2efb148f58c156ed77f68,
  "/admin/invites/MakeCodes#MakeCodes": MakeCodes_128664ad9a0d21e69463c41c20aa903e,
  "/admin/assistant/TaskTitle#TaskTitle": TaskTitle_5c0ccbcf46697fd5d7f9fb4a8402550c,
  "/admin/assistant/DaysOfUse#DaysOfUse": DaysOfUse_5cc4d439ae232b555c9628f68cc91539,
  "/admin/jobs/Retry#Retry": Retry_644178671ec3598d8a9d8ec047b6a596,
  "/admin/assistant/TryModel#TryModel": TryModel_c26d0efbeccfb675f72c8414256b0b00,
  "/admin/brand/Mark#Mark": Mark_d03b59b27ba592fa2379da2f6cceec23,
  "/admin/brand/Logo#Logo": Logo_e2609525d3cb4faff6e05c9e8878dd7a,
  "/admin/brand/ResetOnSite#ResetOnSite": ResetOnSite_256b07519e3aa60a27969444bd6e202b,
  "/admin/dashboard/Dashboard#Dashboard": Dashboard_f4c94eb62e7d955ed6fcc34236a39620,
  "/admin/words/ChineseNames#ChineseNames": ChineseNames_68d5cbaaea0d5a219611d551f46257f8,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
