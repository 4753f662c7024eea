export type Form = { [name: string]: string | Form }

/** Reads `a[b][0][c]=d` the way Stripe does; numbers in brackets stay keys. */
export function parseForm(text: string): Form {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.replaceAll(']', '').split('[')
    put({ into: form, keys: [first, ...rest], value })
  }
  return form
}

function put({ into, keys, value }: { into: Form; keys: string[]; value: string }): void {
  const [key = '', ...rest] = keys
  if (rest.length === 0) {
    into[key] = value
    return
  }
  const known = into[key]
  const inner: Form = typeof known === 'object' ? known : {}
  into[key] = inner
  put({ into: inner, keys: rest, value })
}

/** The text of a place such as `line_items.0.quantity`, empty where there is none. */
export function textAt({ form, path }: { form: Form; path: string }): string {
  let here: string | Form | undefined = form
  for (const key of path.split('.')) here = typeof here === 'object' ? here[key] : undefined
  return typeof here === 'string' ? here : ''
}

/** Every place of a form with its text, such as `metadata.orderId`. */
export function placesOf(form: Form, before = ''): [string, string][] {
  return Object.entries(form).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : placesOf(value, `${before}${key}.`),
  )
}
