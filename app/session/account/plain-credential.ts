/** A browser's answer as the calls take it: the library's types of its parts are closed. */
export function plainCredential<Credential extends { response: object; clientExtensionResults: object }>(
  credential: Credential,
) {
  const { response, clientExtensionResults, ...rest } = credential
  return { ...rest, response: { ...response }, clientExtensionResults: { ...clientExtensionResults } }
}
