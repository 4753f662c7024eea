// In the frame on the home page: writes the ends of two lines of a resume anew, as a person would, and rests.
;(() => {
  // how the frame's page is laid out (css-pixels.ts)
  const imitated = parent.document.documentElement.style.getPropertyValue('--jl-imitated')
  document.documentElement.style.setProperty('--jl-imitated', imitated)
  const WAIT_MS = 1200
  const KEY_MS = document.documentElement.lang === 'en' ? 26 : 55
  const lines = readLines(2)
  const caret = document.createElement('span')
  caret.className = 'live-caret'

  for (const line of lines) show(line, line.start)
  document.documentElement.dataset.live = 'waiting'
  Promise.resolve(document.fonts.ready).then(writeAll)

  async function writeAll() {
    for (const line of lines) {
      await pause(WAIT_MS)
      for (let length = line.start; length <= line.text.length; length += 1) {
        show(line, length, true)
        await pause(KEY_MS)
      }
    }
    await pause(WAIT_MS)
    caret.remove()
    document.documentElement.dataset.live = 'done'
  }

  function readLines(most) {
    const found = []
    for (const item of document.querySelectorAll('.jl-page li')) {
      const line = found.length < most && readLine(item)
      if (line) found.push(line)
    }
    return found
  }

  // Where a first thought ends: at the first sign in a Chinese line, after some words in an English one.
  function readLine(item) {
    const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT)
    const nodes = []
    while (walker.nextNode())
      if (!walker.currentNode.parentElement.closest('[aria-hidden]'))
        nodes.push({ node: walker.currentNode, text: walker.currentNode.data })
    const text = nodes.map((part) => part.text).join('')
    const sign = text.search(/[：；，]/)
    const words = /^(\S+\s+){3}\S+/.exec(text)
    const start = sign > 3 ? sign : words ? words[0].length : 0
    if (text.length < start + 8 || start === 0) return null
    item.dataset.live = ''
    return { nodes, text, start }
  }

  function show(line, length, withCaret) {
    let left = length
    let last = line.nodes[0].node
    for (const { node, text } of line.nodes) {
      const part = text.slice(0, Math.max(0, left))
      if (node.data !== part) node.data = part
      if (part) last = node
      left -= text.length
    }
    if (withCaret) last.after(caret)
  }

  function pause(ms) {
    return new Promise((resolve) => setTimeout(resolve, ms))
  }
})()
