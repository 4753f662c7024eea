const IMITATED = '--jl-imitated'

/** A number of a page's rules that is 1 where its screen is only imitated. Inherited, so it reaches pages in shadow trees. */
export const unlessImitated = (value: number) => `var(${IMITATED},${value})`

/**
 * Notices a screen that is only imitated, as by a browser's tools for developers: what says to have two pixels to one of CSS is
 * laid out in those of CSS all the same, and enlarged. No rule of a style sheet sees that; a border of one pixel of the
 * screen does, for it is never thinner than one of the layout.
 */
export const CSS_PIXELS_SCRIPT = `if(devicePixelRatio>1){const r=document.documentElement,e=document.createElement('i');e.style.border=1/devicePixelRatio+'px solid';r.append(e);if(parseFloat(getComputedStyle(e).borderTopWidth)>.999)r.style.setProperty('${IMITATED}',1);e.remove()}`
