import { useAssistant } from './use-assistant'

/** Whether it is known that the model can't be used. A guest, or who has just come, may ask. */
export function useModelOff(): boolean {
  const { state } = useAssistant()
  return state.status !== undefined && !state.status.isOn
}
