/** What a phone shows once its forms stand, in one file. */
export { MorePanel } from '../mobile/MorePanel'
export { PhoneStyle } from '../mobile/PhoneStyle'
export { WritingBar } from '../mobile/WritingBar'
export { Canvas } from '../page/Canvas'
