/**
 * Whether a picture is also something else: a page, a script, a PDF or an archive. Re-encoding would clean it, but
 * nobody sends such a file by accident.
 */
export function holdsOtherFile(bytes: Buffer): boolean {
  const text = bytes.toString('latin1')
  if (
    /<script[\s>/]|<!doctype html|<html[\s>]|<\?php|<svg[\s>][^]{0,400}\bon\w+=|%PDF-\d|__HALT_COMPILER/i.test(
      text,
    )
  )
    return true
  // an archive is read from its end; its directory stands within the last 64 KB
  return text.slice(-66_000).includes('PK\x05\x06')
}
