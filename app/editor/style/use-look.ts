import { lookOf } from '../../document/designs/own-look'
import { useDesign } from '../session/use-layout'
import { useConfig } from './use-config'

/** The settings that the layout recommends for the page's language. */
export function useLook() {
  const design = useDesign()
  const { language } = useConfig().config
  return lookOf({ design, language }).config
}
