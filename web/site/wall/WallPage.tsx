import { useEffect, useMemo, useState } from 'react'
import { usePageData } from '../../api/pageData.ts'
import { useRead } from '../../api/useRead.ts'
import { useIdle } from '../../show/controls/useIdle.ts'
import { useWakeLock } from '../../show/controls/useWakeLock.ts'
import { useStore } from '../../stores/useStore.ts'
import { drawQrCodeSvg } from '../../ui/drawQrCode.ts'
import { makeCards } from './cards.ts'
import { texts } from './texts.ts'
import './wall.css'
import { openWallPlayer, type ShownCard } from './wallPlayer.ts'

/** A newly approved memory joins the wall within this time. */
const REFETCH_MS = 10_000

/** Shows memories and photographs one by one on a screen in the hall, for hours. */
export default function WallPage() {
  const { data: settings } = useRead('GET /api/settings', { everyMs: 6 * REFETCH_MS })
  const shown = useShownCard()
  const idle = useIdle(3_000, false)
  useWakeLock(true)
  return (
    <div className="wall night">
      <header>
        <h1>{settings ? texts.title(settings.name) : ''}</h1>
        <a href="/" inert={idle}>
          {texts.home}
        </a>
      </header>
      {settings?.wall === 'off' ? (
        <p className="wall-nothing">{texts.off}</p>
      ) : shown ? (
        <WallCard key={shown.card.id} {...shown} />
      ) : (
        <p className="wall-nothing">{texts.nothing}</p>
      )}
      <ShareCode />
    </div>
  )
}

const useShownCard = () => {
  const { data: memories } = useRead('GET /api/memories', { everyMs: REFETCH_MS })
  const { data: media } = useRead('GET /api/media', { everyMs: REFETCH_MS })
  const [player] = useState(openWallPlayer)
  const cards = useMemo(() => memories && media && makeCards(memories, media), [memories, media])
  useEffect(() => {
    if (cards) player.setCards(cards)
  }, [player, cards])
  useEffect(() => player.stop, [player])
  return useStore(player)
}

const WallCard = ({ card: { text, from, photo }, picture }: ShownCard) => (
  <article className={`wall-card${text && picture ? ' wall-both' : ''}`}>
    {picture && photo && (
      <figure>
        <img src={picture} alt={photo.title} />
        {!text && (!photo.untitled || from) && (
          <figcaption>
            {!photo.untitled && <span>{photo.title}</span>}
            {from && <span>{texts.sharedBy(from)}</span>}
          </figcaption>
        )}
      </figure>
    )}
    {text && (
      <blockquote>
        <p>{text}</p>
        {from && <footer>{from}</footer>}
      </blockquote>
    )}
  </article>
)

/** The QR code and the address of the form for memories. */
const ShareCode = () => {
  const { origin = location.origin } = usePageData()
  const link = `${origin}/memories`
  const address = link.replace(/^https?:\/\//, '')
  const [code] = useState(() => drawQrCodeSvg(link))
  return (
    <aside className="wall-share">
      <img src={code} alt={texts.code(address)} width={240} height={240} />
      <p>{texts.share}</p>
      <p className="wall-address">{address}</p>
    </aside>
  )
}
