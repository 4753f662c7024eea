/** What a phone shows once its forms stand, in one file. */
export { MorePanel } from '../mobile/MorePanel'
export { WritingBar } from '../mobile/WritingBar'
export { Canvas } from '../page/Canvas'
