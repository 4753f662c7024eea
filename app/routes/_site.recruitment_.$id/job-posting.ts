import type { JobSummary } from '~/features/recruitment/job'

/** A job as search engines read it: https://developers.google.com/search/docs/appearance/structured-data/job-posting */
export function jobPosting(job: JobSummary & { description: string }) {
  const { id, position, company, city, description, postedAt, deadline } = job
  return {
    '@type': 'JobPosting',
    title: position,
    description: toHtml(description),
    identifier: { '@type': 'PropertyValue', name: company, value: id },
    datePosted: postedAt,
    ...(deadline ? { validThrough: `${deadline}T23:59:59Z` } : {}),
    hiringOrganization: { '@type': 'Organization', name: company },
    jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', addressLocality: city } },
    directApply: false,
  }
}

function toHtml(markdown: string): string {
  return markdown
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/[*_#]/g, '')
    .split(/\n+/)
    .filter(Boolean)
    .map((line) => `<p>${line}</p>`)
    .join('')
}
