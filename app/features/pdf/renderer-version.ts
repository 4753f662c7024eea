/** Part of every key under which drawn pages are kept: raised when the same content would be drawn differently. */
export const RENDERER_VERSION = 7
