import { useTexts } from '~/i18n/use-texts'
import { LINKS_TEXTS } from './links-texts'
import { QrCode } from './QrCode'
import { SHARE_TEXTS } from './share-texts'
import { addressOf, type ShareLink } from './use-links'

/** The QR code of a link that opens, and on which days it was opened how often. */
export function LinkNumbers({ link }: { link: ShareLink }) {
  const t = useTexts(LINKS_TEXTS)
  const share = useTexts(SHARE_TEXTS)
  const most = Math.max(1, ...link.days.map(({ views }) => views))
  return (
    <div className="flex flex-wrap items-start gap-4 pt-3 pb-1">
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
