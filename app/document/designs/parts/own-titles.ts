import type { SectionKind } from '../../../../collections/resumes/choices'
import type { FormOf, PartChoices } from '../../../../collections/resumes/design-parts'
import { narrowKinds } from '../schema/check-design'
import type { Design } from '../schema/design'
import { formsOf, withParts } from './choose-parts'

type Form = FormOf<'titleForm'>
/** A layout and the parts of it that a person chose. */
type Options = { design: Design; parts: PartChoices }

/** The forms that the title of one section can have: those that all could have, but for a tab in the narrow column. */
export function ownTitleForms({ kind, ...options }: Options & { kind: SectionKind }): Form[] {
  const isNarrow = narrowKinds(withParts(options).frame).includes(kind)
  // an edge: forms of one part are known as those of any
  const forms = formsOf({ ...options, part: 'titleForm' }) as Form[]
  return isNarrow ? forms.filter((form) => form !== 'tab') : forms
}

/** The design with the titles of all sections in the form of one's own. */
export function withOwnTitle({ design, parts, form }: Options & { form: Form }): Design {
  return withParts({ design, parts: { ...parts, titleForm: form } })
}
