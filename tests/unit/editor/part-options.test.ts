import { expect, it } from 'vitest'
import { AS_DESIGN, PART_NAMES, type PartChoices } from '../../../collections/resumes/design-parts'
import { DESIGNS } from '../../../app/document/designs/designs'
import { formsOf, withParts } from '../../../app/document/designs/parts/choose-parts'
import { partOptions } from '../../../app/editor/style/part-options'

const { swiss } = DESIGNS
const only = (choices: Partial<PartChoices>): PartChoices => ({ ...AS_DESIGN, ...choices })

it.each(Object.values(DESIGNS))(
  'every form of $code can be chosen, or is the layout’s own and named so',
  (design) => {
    for (const part of PART_NAMES) {
      const options = partOptions({ part, design, held: AS_DESIGN })
      const own = options.find(({ id }) => id === 'design')
      for (const form of formsOf({ design, part, parts: AS_DESIGN })) {
        const isOffered = options.some(({ id }) => id === form)
        expect(own?.form === form, `${part} ${form}`).toBe(!isOffered)
        // a layout may say in words that it has none of something
        if (!isOffered)
          expect(withParts({ design, parts: only({ [part]: form }) }), `${part} ${form}`).toEqual(design)
      }
    }
  },
)

it('a form that only resembles the layout’s own is drawn otherwise', () => {
  const options = partOptions({ part: 'skillForm', design: swiss, held: AS_DESIGN })
  const [own, lines] = ['design', 'lines'].map((form) => options.find(({ id }) => id === form))
  expect(own?.form).toBeUndefined()
  expect(lines?.blocks).not.toEqual(own?.blocks)
})
