import { describe, expect, it } from 'vitest'
import { insertLink } from '../../../app/editor/rich-text-field/insert-link'
import { commandOfKey, runCommand } from '../../../app/editor/rich-text-field/rich-text-keys'
import { pasteList } from '../../../app/editor/rich-text-field/paste-list'
import type { SelectedText } from '../../../app/editor/rich-text-field/selected-text'

/** A text with its selection between two bars; one bar is the caret. */
function parse(marked: string): SelectedText {
  const start = marked.indexOf('|')
  const end = marked.lastIndexOf('|')
  const text = marked.replaceAll('|', '')
  return { text, start, end: end === start ? start : end - 1 }
}

function show(selected: SelectedText | undefined): string | undefined {
  if (!selected) return undefined
  const { text, start, end } = selected
  const tail = text.slice(end)
  return start === end
    ? `${text.slice(0, start)}|${tail}`
    : `${text.slice(0, start)}|${text.slice(start, end)}|${tail}`
}

type Command = Parameters<typeof runCommand>[0]['command']
const run = (command: Command, marked: string) => show(runCommand({ command, selected: parse(marked) }))

describe('marks', () => {
  it.each<[Command, string, string]>([
    ['bold', 'led |a team| of', 'led **|a team|** of'],
    ['bold', 'led **|a team|** of', 'led |a team| of'],
    ['bold', 'led |**a team**| of', 'led |a team| of'],
    ['italic', 'led **|a team|** of', 'led ***|a team|*** of'],
    ['bold', 'a te|am of', 'a **|team|** of'],
    ['bold', '负责|团队', '负责**|**团队'],
    ['bold', 'led| a team |of', 'led **|a team|** of'],
    ['bold', '|- one\n- two|', '|- **one**\n- **two**|'],
  ])('%s: %j → %j', (command, before, after) => {
    expect(run(command, before)).toBe(after)
  })

  it.each(['bold', 'italic', 'underline', 'highlight'] as const)('%s twice changes nothing', (command) => {
    const once = runCommand({ command, selected: parse('grew |sales| twofold') })
    expect(once && show(runCommand({ command, selected: once }))).toBe('grew |sales| twofold')
  })
})

describe('lists', () => {
  it.each<[Command, string, string]>([
    ['bullets', '|one\ntwo|', '|- one\n- two|'],
    ['numbered', '|one\n\ntwo|', '|1. one\n\n2. two|'],
    ['numbered', '|- one\n- two|', '|1. one\n2. two|'],
    ['bullets', '|- one\n- two|', '|one\ntwo|'],
    ['bullets', 'o|ne', '- o|ne'],
    ['bullets', '|', '- |'],
  ])('%s: %j → %j', (command, before, after) => {
    expect(run(command, before)).toBe(after)
  })

  it.each([
    ['- one|', '- one\n- |'],
    ['9. nine|', '9. nine\n10. |'],
    ['  - one| two', '  - one\n  - | two'],
    ['- one\n- |', '- one\n|'],
  ])('Enter: %j → %j', (before, after) => {
    expect(run('enter', before)).toBe(after)
  })

  it('leaves Enter alone outside of a list', () => {
    expect(run('enter', 'plain|')).toBeUndefined()
  })
})

it('makes a link of the selection, or of the address itself', () => {
  const url = 'https://example.com'
  expect(show(insertLink({ selected: parse('see |here|'), url }))).toBe(`see [|here|](${url})`)
  expect(show(insertLink({ selected: parse('see |'), url }))).toBe(`see [|${url}|](${url})`)
})

it.each([
  [{ key: 'b', code: 'KeyB', mod: true }, 'bold'],
  [{ key: 'K', code: 'KeyK', mod: true }, 'link'],
  [{ key: '*', code: 'Digit8', mod: true, shift: true }, 'bullets'],
  [{ key: 'Enter', code: 'Enter' }, 'enter'],
  [{ key: 'Enter', code: 'Enter', shift: true }, undefined],
  [{ key: 'b', code: 'KeyB', mod: true, alt: true }, undefined],
  [{ key: 'b', code: 'KeyB' }, undefined],
])('knows the keys: %j', (pressed, command) => {
  expect(commandOfKey({ mod: false, shift: false, alt: false, ...pressed })).toBe(command)
})

describe('a pasted list', () => {
  it.each([
    ['|', 'Led:\r\n•\tAll books\r\n\uf0b7  Offices', 'Led:\n- All books\n- Offices|'],
    ['- One\n- |', '● 账目\n\t○ 分账', '- One\n- 账目\n  - 分账|'],
    ['Some |old| text', '· new', 'Some - new| text'],
    ['|', 'No list · at all', undefined],
  ])('into %j of %j', (marked, pasted, becomes) => {
    expect(show(pasteList({ selected: parse(marked), pasted }))).toBe(becomes)
  })
})
