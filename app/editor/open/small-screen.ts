/** Below this, and on a phone held sideways, the mobile editor takes over. */
export const SMALL_SCREEN = '(width < 768px), (height < 500px) and (pointer: coarse)'
