import { createKeptFlag } from '~/session/create-kept-flag'

/** Whether somebody wants two pages side by side, kept in this browser. */
export const spreadWanted = createKeptFlag({ key: 'jianli-spread', without: false })
