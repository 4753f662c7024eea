import { expect, it } from 'vitest'
import { measureAreas, nothingMeasured, type Area } from '../../../app/document/pagination/measured'
import type { Box, Leaf } from '../../../app/document/model/types'

const leaf = (id: string): Leaf => ({ type: 'leaf', id, tag: 'p', runs: [] })
const box = (id: string, count: number): Box => ({
  ...{ type: 'box', id, tag: 'section' },
  children: Array.from({ length: count }, (_, i) => leaf(`${id}${i}`)),
})

/** A galley of leaves below each other, ten high unless told otherwise. */
function galleyOf(nodes: Box[]) {
  const heights = new Map<string, number>()
  const widths = new Map<string, number>()
  const asked: string[] = []
  const areaOf = ({ id }: Leaf): Area => {
    const ids = nodes.flatMap(({ children }) => children.map((child) => child.id))
    const top = ids.slice(0, ids.indexOf(id)).reduce((sum, one) => sum + (heights.get(one) ?? 10), 0)
    return { left: 0, top, right: widths.get(id) ?? 100, bottom: top + (heights.get(id) ?? 10) }
  }
  const measure = (one: Leaf) => {
    asked.push(one.id)
    return areaOf(one)
  }
  const all = () => nodes.flatMap(({ children }) => children.map((child) => areaOf(child as Leaf)))
  return { nodes, heights, widths, asked, measure, all }
}

it('asks of what stayed for its ends alone, and knows where all of it stands', () => {
  const galley = galleyOf([box('a', 6), box('b', 6)])
  const measured = nothingMeasured()
  const areas = () => measureAreas({ flow: 'main', nodes: galley.nodes, measured, measure: galley.measure })
  expect(areas()).toEqual(galley.all())
  expect(galley.asked).toHaveLength(12)

  // A letter makes its box anew, and a line more moves what stands below.
  galley.asked.length = 0
  galley.nodes[0] = box('a', 6)
  galley.heights.set('a3', 25)
  expect(areas()).toEqual(galley.all())
  expect(galley.asked).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'a5', 'b0', 'b5'])
})

it('measures all of what came out otherwise, higher or wider, and another flow by itself', () => {
  const galley = galleyOf([box('a', 4)])
  const measured = nothingMeasured()
  const areas = (flow = 'main') =>
    measureAreas({ flow, nodes: galley.nodes, measured, measure: galley.measure })
  areas()
  galley.heights.set('a1', 20)
  expect(areas()).toEqual(galley.all())
  galley.widths.set('a3', 50)
  expect(areas()).toEqual(galley.all())
  galley.asked.length = 0
  areas('aside')
  expect(galley.asked).toHaveLength(4)
})
