import { renderToStaticMarkup } from 'react-dom/server'
import type { Language } from '../../../collections/resumes/schema'
import { callErrors } from './call-errors'
import type { Access, AnyCall } from '../engine/define-call'
import { docsCss } from './docs-css'
import { docsTexts } from './docs-texts'
import { descriptionIn } from './description-texts'
import { type DescribeOptions, onceInEachLanguage } from './once-in-each-language'
import { schemaRows } from './schema-rows'

const docsHtml = onceInEachLanguage(
  (options) => `<!doctype html>${renderToStaticMarkup(<Page {...options} />)}`,
)

/** The readable page about the calls: plain HTML without a script, made from the same declarations. */
export function docsPage(options: DescribeOptions): Response {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-language': options.language,
    'cache-control': 'no-store',
  }
  return new Response(docsHtml(options), { headers })
}

function Page({ calls, language }: DescribeOptions) {
  const texts = docsTexts[language]
  const tags = [...new Set(calls.map(({ tag }) => tag))]
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{texts.title}</title>
        <style dangerouslySetInnerHTML={{ __html: docsCss }} />
      </head>
      <body>
        <nav aria-label={texts.contents}>
          <a href="/">{texts.home}</a>
          {tags.map((tag) => (
            <section key={tag}>
              <h2>{tag}</h2>
              {calls
                .filter((call) => call.tag === tag)
                .map((call) => (
                  <a key={idOf(call)} href={`#${idOf(call)}`}>
                    <b data-method={call.method}>{call.method}</b> {call.path}
                  </a>
                ))}
            </section>
          ))}
        </nav>
        <main>
          <h1>{texts.title}</h1>
          {texts.intro.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <p>
            <a href="/resume-api/openapi.json">openapi.json</a> (OpenAPI 3.1)
          </p>
          {calls.map((call) => (
            <Call key={idOf(call)} call={call} language={language} />
          ))}
        </main>
      </body>
    </html>
  )
}

type CallProps = { call: AnyCall; language: Language }

function Call({ call, language }: CallProps) {
  const texts = docsTexts[language]
  const access: Record<Access, string> = texts.access
  return (
    <article id={idOf(call)}>
      <h2>
        <b data-method={call.method}>{call.method}</b> <code>/resume-api{call.path}</code>
      </h2>
      <p>{call.summary[language]}</p>
      {call.description && <p>{call.description[language]}</p>}
      <p className="access">
        {access[call.access]}
        {call.cookie && ` ${texts.cookie}`}
        {call.produces && ` ${texts.produces} ${call.produces}`}
      </p>
      <details>
        <summary aria-label={`${texts.more}: ${call.method} ${call.path}`}>{texts.more}</summary>
        <Details call={call} language={language} />
      </details>
    </article>
  )
}

/** What goes in and out. Closed, until a click, the browser's search or a link to the call: there are some thousand rows. */
function Details({ call, language }: CallProps) {
  const texts = docsTexts[language]
  return (
    <>
      <Fields
        title={texts.query}
        rows={schemaRows({ schema: call.query, io: 'input' })}
        language={language}
      />
      <Fields title={texts.body} rows={schemaRows({ schema: call.input, io: 'input' })} language={language} />
      {call.example?.input !== undefined && <Example title={texts.example} value={call.example.input} />}
      {!call.produces && (
        <Fields
          title={texts.answer}
          rows={schemaRows({ schema: call.output, io: 'output' })}
          language={language}
        />
      )}
      {call.example?.output !== undefined && (
        <Example title={texts.exampleAnswer} value={call.example.output} />
      )}
      <h3>{texts.errors}</h3>
      <ul className="errors">
        {callErrors(call).map(({ status, text }) => (
          <li key={status}>
            <b>{status}</b> {text[language]}
          </li>
        ))}
      </ul>
    </>
  )
}

function Fields(props: { title: string; rows: ReturnType<typeof schemaRows>; language: Language }) {
  const { title, rows, language } = props
  if (rows.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <div className="table" tabIndex={0}>
        <table>
          <tbody>
            {rows.map((row) => (
              <tr key={row.path}>
                <th scope="row">
                  <code>{row.path}</code>
                </th>
                <td>{row.type}</td>
                <td>{row.required ? docsTexts[language].required : ''}</td>
                <td>{descriptionIn({ text: row.description, language })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function Example({ title, value }: { title: string; value: unknown }) {
  return (
    <>
      <h3>{title}</h3>
      <pre tabIndex={0}>{JSON.stringify(value, null, 2)}</pre>
    </>
  )
}

function idOf(call: AnyCall): string {
  return `${call.method}${call.path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')
}
