/** What stands around the page, in one file: it comes once one can write. */
export { ExportMenu } from '~/session/export/ExportMenu'
export { exportResume } from '../export/export-resume'
export { TouchZoom } from '../page/TouchZoom'
export { ZoomBar } from '../page/ZoomBar'
export { ContentPanel } from '../sections/ContentPanel'
export { SkillBody } from '../skills/SkillBody'
export { StylePanel } from '../style/StylePanel'
export { StyleRail } from '../style/StyleRail'
