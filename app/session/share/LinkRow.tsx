import {
  ChartColumn,
  Ellipsis,
  MessageSquareOff,
  MessageSquareText,
  RotateCcw,
  Trash2,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { Badge } from '~/components/ui/Badge'
import { Button } from '~/components/ui/Button'
import { IconButton } from '~/components/ui/IconButton'
import { Menu, MenuItem, MenuLine } from '~/components/ui/Menu'
import { useLocale } from '~/i18n/locale-context'
import { useTexts } from '~/i18n/use-texts'
import { LINKS_TEXTS } from './links-texts'
import { type ShareLink, type useLinks, addressOf } from './use-links'
import { QrCode } from './QrCode'
import { SHARE_TEXTS } from './share-texts'

type Props = { link: ShareLink } & Pick<
  ReturnType<typeof useLinks>,
  'copy' | 'setRevoked' | 'setComments' | 'remove'
>

/** One link: for whom, whether it opens, how often it did. */
export function LinkRow({ link, copy, remove, ...set }: Props) {
  const t = useTexts(LINKS_TEXTS)
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { views, viewLimit, downloads, canDownload, canComment, expiresAt, state } = link
  const label = link.label || t.unnamed
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const facts = [
    t.views(views, viewLimit),
    canDownload ? t.downloads(downloads) : t.readOnly,
    canComment && t.takesComments,
    expiresAt && t.until(date.format(new Date(expiresAt))),
  ]
  return (
    <li className="px-3 py-2">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2">
            <span className="truncate text-base font-semibold text-ink">{label}</span>
            {state === 'open' ? null : <Badge tone="neutral">{t.states[state]}</Badge>}
          </p>
          <p className="text-sm text-muted tabular-nums">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        {state === 'open' && (
          <Button size="sm" aria-label={t.copyOf(label)} onPress={() => void copy(link)}>
            {t.copy}
          </Button>
        )}
        <Menu label={t.more(label)} trigger={<IconButton icon={Ellipsis} label={t.more(label)} />}>
          <MenuItem icon={<ChartColumn />} onAction={() => setOpen(!isOpen)}>
            {isOpen ? t.hide : t.show}
          </MenuItem>
          <MenuItem
            icon={canComment ? <MessageSquareOff /> : <MessageSquareText />}
            onAction={() => void set.setComments(link, !canComment)}
          >
            {canComment ? t.stopComments : t.takeComments}
          </MenuItem>
          {state === 'revoked' ? (
            <MenuItem icon={<RotateCcw />} onAction={() => void set.setRevoked(link, false)}>
              {t.reopen}
            </MenuItem>
          ) : (
            <MenuItem icon={<Undo2 />} onAction={() => void set.setRevoked(link, true)}>
              {t.revoke}
            </MenuItem>
          )}
          {state === 'open' ? null : <MenuLine />}
          {state === 'open' ? null : (
            <MenuItem icon={<Trash2 />} danger onAction={() => void remove(link)}>
              {t.remove}
            </MenuItem>
          )}
        </Menu>
      </div>
      {isOpen && <LinkNumbers link={link} />}
    </li>
  )
}

/** The QR code of a link that opens, and on which days it was opened how often. */
function LinkNumbers({ link }: { link: ShareLink }) {
  const t = useTexts(LINKS_TEXTS)
  const share = useTexts(SHARE_TEXTS)
  const most = Math.max(1, ...link.days.map(({ views }) => views))
  return (
    <div className="flex flex-wrap items-start gap-4 pt-3 pb-1">
      {link.state === 'open' && (
        // In full: where a browser has no clipboard it is selected by hand.
        <p className="w-full text-sm break-all text-muted select-all">{addressOf(link)}</p>
      )}
      {link.state === 'open' && <QrCode text={addressOf(link)} label={share.qr} />}
      <div className="min-w-48 flex-1">
        {link.days.length === 0 ? (
          <p className="text-sm text-muted">{t.none}</p>
        ) : (
          <div className="max-h-48 overflow-y-auto" tabIndex={0} role="region" aria-label={t.perDay}>
            <table className="w-full text-sm tabular-nums">
              <caption className="pb-1 text-start text-muted">{t.perDay}</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{t.day}</th>
                  <th scope="col">{t.viewsHead}</th>
                  <th scope="col">{t.downloadsHead}</th>
                </tr>
              </thead>
              <tbody>
                {link.days.map(({ day, views, downloads }) => (
                  <tr key={day}>
                    <th scope="row" className="w-24 py-0.5 text-start font-normal text-muted">
                      {day}
                    </th>
                    <td className="py-0.5">
                      <span className="flex items-center gap-2 whitespace-nowrap">
                        <span
                          aria-hidden
                          className="h-2 rounded-full bg-accent"
                          style={{ width: `${Math.round((views / most) * 50)}%` }}
                        />
                        {t.views(views, null)}
                      </span>
                    </td>
                    <td className="py-0.5 text-end text-muted">{t.downloads(downloads)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </div>
    </div>
  )
}
