import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { findDir, findDirection } from '../../../domain/direction.ts'
import type { MediaTextIn } from '../../../contract/media/mediaShown.ts'
import type { MemoryTextIn } from '../../../contract/memorial/memoryText.ts'
import { typeset } from '../../ui/typeset.ts'
import { readHallOrigin, withoutProtocol } from '../../api/origins.ts'
import { usePageData } from '../../api/pageData.ts'
import { useRead } from '../../api/useRead.ts'
import { useIdle } from '../../show/controls/useIdle.ts'
import { useWakeLock } from '../../show/controls/useWakeLock.ts'
import { useStore } from '../../stores/useStore.ts'
import { drawQrCodeSvg } from '../../ui/drawQrCode.ts'
import { classes } from '../../ui/classes.ts'
import { InOrder } from '../../ui/InOrder.tsx'
import { makeItems } from './items.ts'
import { texts } from '../../../languages/en/visitors/wall.ts'
import './wall.css'
import { openWallPlayer, type ShownCard } from './wallPlayer.ts'

/** The time between two requests for new memories and photographs, in milliseconds. */
const REFETCH_MS = 5_000

/** The wall: shows memories and photographs one by one, for hours, on a large screen in the hall where people meet. */
export default function WallPage() {
  const { data: settings } = useRead('GET /api/settings', { refetchEveryMs: 12 * REFETCH_MS })
  const shownCard = useShownCard()
  const isIdle = useIdle(3_000, false)
  useWakeLock(true)
  return (
    <div className="wall night">
      <header>
        <h1>{settings ? texts.title(typeset(settings.name)) : ''}</h1>
        <a href="/" inert={isIdle}>
          {texts.home}
        </a>
      </header>
      {settings?.wall === 'off' ? (
        <p className="wall-nothing">{texts.off}</p>
      ) : shownCard ? (
        <WallCard key={`${shownCard.place.id} ${shownCard.place.index}`} {...shownCard} />
      ) : (
        <p className="wall-nothing">{texts.nothing}</p>
      )}
      <ShareCode />
    </div>
  )
}

const useShownCard = () => {
  const { data: memories } = useRead('GET /api/memories', { refetchEveryMs: REFETCH_MS })
  const { data: media } = useRead('GET /api/media', { refetchEveryMs: REFETCH_MS })
  const [player] = useState(openWallPlayer)
  const items = useMemo(() => memories && media && makeItems(memories, media), [memories, media])
  useEffect(() => {
    if (items) player.setItems(items)
  }, [player, items])
  useEffect(() => player.stop, [player])
  return useStore(player)
}

const WallCard = ({ card: { texts: shownTexts, photo, otherAnswers, takenOn }, pictureUrl }: ShownCard) => {
  const { name, question, content } = shownTexts
  const captions: Record<MediaTextIn<'wall'>, ReactNode> = {
    title: photo && !photo.untitled && <span>{typeset(photo.title)}</span>,
  }
  const memoryTexts: Record<MemoryTextIn<'wall'>, ReactNode> = {
    question: question && (
      <h2 className="wall-question" dir={findDirection(question)}>
        {typeset(question)}
      </h2>
    ),
    content: content && <p dir={findDir(content)}>{typeset(content)}</p>,
    name: name && <footer>{typeset(name)}</footer>,
  }
  return (
    <article className={`wall-card${content && pictureUrl ? ' wall-both' : ''}`}>
      {pictureUrl && photo && (
        <figure>
          <img src={pictureUrl} alt={photo.alt ?? photo.title} />
          {!content && (!photo.untitled || takenOn || name) && (
            <figcaption>
              <InOrder elements={captions} />
              {takenOn && <span>{typeset(takenOn)}</span>}
              {name && <span>{texts.sharedBy(typeset(name))}</span>}
            </figcaption>
          )}
        </figure>
      )}
      {content && (
        <blockquote
          dir={findDirection(content)}
          className={classes(otherAnswers.length > 0 && 'has-answers')}
        >
          <InOrder elements={memoryTexts} />
          {otherAnswers.map((answer) => (
            <div key={answer.content} dir={findDirection(answer.content)}>
              <p>{typeset(answer.content)}</p>
              <footer>{typeset(answer.name)}</footer>
            </div>
          ))}
        </blockquote>
      )}
    </article>
  )
}

/** The QR code and the URL of the form for memories. A narrow one breaks before its path. */
const ShareCode = () => {
  const origin = readHallOrigin(usePageData())
  const host = withoutProtocol(origin)
  const [qrCodeUrl] = useState(() => drawQrCodeSvg(`${origin}${PATH}`))
  return (
    <aside className="wall-share">
      <img src={qrCodeUrl} alt={texts.code(host + PATH)} width={240} height={240} />
      <p>{texts.share}</p>
      <p className="wall-address">
        {host}
        <wbr />
        {PATH}
      </p>
    </aside>
  )
}

const PATH = '/memories'
