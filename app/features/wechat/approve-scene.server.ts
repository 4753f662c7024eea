import type { OfPerson } from '../auth/person-of-request.server'
import { changeScene } from './change-scene.server'
import { sceneKey } from './scene-keys.server'

export type ApproveSceneOptions = OfPerson & { sceneId: string }

/** A signed-in phone has opened the page of a QR code: what it is asked to let in, or null when there is nothing. */
export async function scanScene(options: ApproveSceneOptions): Promise<{ device: string } | null> {
  const { payload, person, sceneId } = options
  const scanned = await changeScene({
    payload,
    key: sceneKey({ payload, sceneId }),
    from: ['waiting', 'scanned'],
    to: 'scanned',
    // a binding is for WeChat alone, and the first who scans decides
    where: {
      and: [
        { boundTo: { exists: false } },
        { or: [{ account: { exists: false } }, { account: { equals: String(person.id) } }] },
      ],
    },
    account: String(person.id),
  })
  return scanned && { device: scanned.device ?? '' }
}

/** Lets the waiting browser in or turns it away; false when the scene has ended or another phone has scanned it. */
export async function decideScene(options: ApproveSceneOptions & { approve: boolean }): Promise<boolean> {
  const { payload, person, sceneId, approve } = options
  const decided = await changeScene({
    payload,
    key: sceneKey({ payload, sceneId }),
    from: ['scanned'],
    to: approve ? 'confirmed' : 'used',
    where: { account: { equals: String(person.id) } },
  })
  return decided !== null
}
