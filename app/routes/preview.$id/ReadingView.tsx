import type { Language, ResumeContent } from '../../../collections/resumes/schema'
import { Address } from '~/document/render/Address'
import { labels } from '~/document/text/labels'
import { htmlBlocks } from '~/features/interchange/html/html-blocks'
import { outlineOf } from '~/features/interchange/outline/outline-of'
import { skillLine } from '~/features/interchange/outline/skill-line'
import type { Labelled, OutlineEntry, OutlineSection } from '~/features/interchange/outline/types'

/** What the pages say, as text that runs to the width of a phone; nothing that is hidden on them. */
export function ReadingView({ content }: { content: ResumeContent }) {
  const { language, name, headline, contacts, sections } = outlineOf(content)
  return (
    <article lang={language} className="reading w-full px-5 py-4 text-md leading-relaxed text-ink">
      {name && <h1 className="text-2xl font-bold">{name}</h1>}
      {headline && <p className="mt-1 text-lg text-muted">{headline}</p>}
      <Facts rows={contacts} language={language} />
      {sections.map((section, i) => (
        <Section key={i} section={section} language={language} />
      ))}
    </article>
  )
}

function Section({ section, language }: { section: OutlineSection; language: Language }) {
  const { title, entries, skills } = section
  return (
    <section className="mt-8">
      {title && <h2 className="border-b border-line pb-1 text-lg font-bold">{title}</h2>}
      {entries.map((entry, i) => (
        <Entry key={i} entry={entry} language={language} />
      ))}
      {skills.length > 0 && (
        <ul className="mt-3 list-disc ps-5">
          {skills.map((skill, i) => (
            <li key={i} className="max-sm:py-1">
              {skillLine({ skill, language })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Entry({ entry, language }: { entry: OutlineEntry; language: Language }) {
  const { heading, period, beside, link, facts, tags, text } = entry
  const [title, ...roles] = heading
  const about = [period, ...beside].filter(Boolean).join(' · ')
  return (
    <div className="mt-4">
      {title && (
        <h3 className="text-md font-semibold">
          {title}
          {roles.map((role, i) => (
            <span key={i} className="block text-base font-normal">
              {role}
            </span>
          ))}
        </h3>
      )}
      {about && <p className="text-base text-muted">{about}</p>}
      {link && (
        <p>
          <Linked text={link} url={link} />
        </p>
      )}
      <Facts rows={facts} language={language} />
      {tags.length > 0 && <p className="mt-1 text-base text-muted">{tags.join(labels[language].comma)}</p>}
      {/* Escaped, and with links of the web, mail and telephone alone. */}
      <div className="reading-text" dangerouslySetInnerHTML={{ __html: htmlBlocks(text) }} />
    </div>
  )
}

function Facts({ rows, language }: { rows: readonly Labelled[]; language: Language }) {
  if (rows.length === 0) return null
  return (
    <ul className="mt-2 text-base">
      {rows.map(({ label, value, url, target = url }, i) => (
        <li key={i}>
          {label && `${label}${labels[language].colon}`}
          {target ? <Linked text={value} url={target} /> : value}
        </li>
      ))}
    </ul>
  )
}

function Linked({ text, url }: { text: string; url: string }) {
  if (!/^(https?:|mailto:|tel:)/i.test(url)) return text
  return (
    <a href={url} className="text-link underline">
      {/\s/.test(text) ? text : <Address text={text} />}
    </a>
  )
}
