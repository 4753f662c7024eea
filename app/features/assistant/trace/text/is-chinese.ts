/** Whether a text reads as Chinese: more Han characters than Latin words. */
export function isChinese(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  const words = text.match(/[\p{Script=Latin}]+/gu)?.length ?? 0
  return han > words
}
