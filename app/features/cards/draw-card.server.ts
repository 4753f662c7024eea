import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { Services } from '../services'
import { familiesIn } from '../fonts/families-in'
import { subsetFonts } from '../fonts/subset-fonts.server'
import { showInPage } from '../pdf/show-in-page.server'
import { drawInTurn, drawOnce } from '../preview/draw-in-turn.server'
import { drawPicture, type Picture } from '../preview/draw-picture.server'
import type { Card } from './card'
import { CARD_CSS, cardCharacters, cardHtml } from './card-page'

type DrawServices = Pick<Services, 'payload' | 'browser' | 'env' | 'log'>

/** A card as JPEG of 1200 × 630, from the cache when it was drawn before. Throws what `BrowserPool.run` throws. */
export async function drawCard({ services, card }: { services: DrawServices; card: Card }): Promise<Picture> {
  const page = card.page && (await drawPicture({ services, ...card.page }))
  const shown = JSON.stringify([card.title, card.kind, card.language, page?.key, CARD_CSS])
  const key = createHash('sha256').update(shown).digest('hex')
  const draws = () => draw({ services, card, picture: page?.bytes ?? null })
  const work = () => drawInTurn({ services, work: draws })
  return { key, bytes: await drawOnce({ services, kind: 'jpg', key, work }) }
}

type Options = { services: DrawServices; card: Card; picture: Buffer | null }

async function draw({ services, card, picture }: Options): Promise<Buffer> {
  const families = familiesIn(CARD_CSS)
  const fonts = await subsetFonts({ families, ...cardCharacters(card) })
  const html = cardHtml({
    card,
    picture: picture && `data:image/webp;base64,${picture.toString('base64')}`,
  })
  const { language, title } = card
  const clip = { x: 0, y: 0, width: 1200, height: 630, scale: 1 }
  const shot = await services.browser.run(async (kept) => {
    await showInPage({ kept, fonts, css: CARD_CSS, html, language, title })
    return kept.page.screenshot({ type: 'png', clip })
  })
  return sharp(shot).jpeg({ quality: 84, mozjpeg: true }).toBuffer()
}
