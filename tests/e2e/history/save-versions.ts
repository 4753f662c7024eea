import { englishResume } from '../../factories/english-resume'
import { siteCall } from '../../setup/site-call'
import type { Site } from '../../setup/start-site'
import { expect } from '../test'

type Options = { site: Site; id: string; token: string }

/** Saves the resume of the factory twice more: with another name, then with a line more and one row less. */
export async function saveVersions({ site, id, token }: Options): Promise<void> {
  const content = englishResume()
  const save = async () => {
    const body = { id, content }
    expect((await siteCall({ url: site.url, path: '/resume/update', token, body })).status).toBe(200)
  }
  const [name] = content.baseInfo.list
  const item = content.entryList.flatMap(({ items }) => items).find(({ id: own }) => own === 'work-1')
  if (!name || !item) throw new Error('the factory has a name and a job')
  name.value = 'Anna Hoofferr'
  await save()
  item.text += '\n- Balloon committee'
  content.baseInfo.list = content.baseInfo.list.filter(({ id: own }) => own !== 'info-location')
  await save()
}
