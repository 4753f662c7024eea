type Step = { name: string; path: string }

/** The way to a page, outermost first, as schema.org writes it. */
export function breadcrumbs({ origin, steps }: { origin: string; steps: Step[] }): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: origin + path,
    })),
  }
}
