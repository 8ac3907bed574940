import { findDir, findDirection } from '../../../domain/direction.ts'
import { findNumbersDir } from '../../ui/readingDirection.ts'
import type { PictureShape } from '../../../contract/media/pictureShape.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { usePageData } from '../../api/pageData.ts'
import { linkTo } from '../../api/urls.ts'
import { useRead } from '../../api/useRead.ts'
import { PathPicture } from '../../media/PathPicture.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { useNow } from '../../services/useNow.ts'
import { fitLongestWord } from '../../ui/fitLongestWord.ts'
import { typeset } from '../../ui/typeset.ts'
import { PageLinks } from '../PageLinks.tsx'
import './home.css'
import { texts } from '../../../languages/en/visitors/home.ts'

export default function HomePage() {
  const { data: settings } = useRead('GET /api/settings')
  if (!settings) return null
  return (
    <div className="home">
      <Portrait key={settings.portraitPath} settings={settings} />
      <div className="home-text" dir={findDirection(settings.name || settings.tribute)}>
        <Name name={typeset(settings.name)} />
        <Dates {...settings.shownDates} />
        <p className="tribute" dir={findDir(settings.tribute)}>
          {typeset(settings.tribute)}
        </p>
        <DayNotice />
        <ButtonLink tone="primary" className="start" href={linkTo('/slideshow')}>
          {texts.start}
        </ButtonLink>
      </div>
      <PageLinks />
    </div>
  )
}

/** The whole portrait in a frame with the same aspect ratio. A very tall or very wide portrait gets a less extreme frame. */
const Portrait = ({ settings: { portraitPath, portraitShape, name } }: { settings: Settings }) => {
  const shape = portraitShape ? clampShape(portraitShape) : 4 / 5
  return (
    <div className="portrait" style={{ '--shape': shape }}>
      <PathPicture
        path={portraitPath}
        shape={portraitShape}
        style={{ aspectRatio: shape }}
        alt={name}
        // the width that home.css gives the picture inside its border
        sizes={`(min-width: 125rem) 40rem, (min-width: 86rem) 27vw, (min-width: 60rem) 22.5rem, ${+(9.9 + 7 * shape).toFixed(2)}rem`}
        fetchPriority="high"
      />
    </div>
  )
}

const clampShape = ({ width, height }: PictureShape) => Math.min(3 / 2, Math.max(3 / 4, width / height))

const Name = ({ name }: { name: string }) => (
  <h1 data-long={name.length > 40 || undefined} style={fitLongestWord(name)}>
    {name}
  </h1>
)

/** The dates are calendar days, so no time zone shifts them. They run in their own direction, so that birth is read first. */
const Dates = ({ birthDate: born, deathDate: died }: Pick<Settings, 'birthDate' | 'deathDate'>) =>
  born || died ? (
    <p className="dates" dir={findNumbersDir(born || died) ?? findDirection(born || died)}>
      {born && <span className="date">{died ? `${born} –` : born}</span>}{' '}
      {died && <span className="date">{died}</span>}
    </p>
  ) : null

/** The lines about the day, which the server has written. They disappear when the day is over. */
const DayNotice = () => {
  const { dayNotice } = usePageData()
  const now = useNow()
  if (!dayNotice || now >= Date.parse(dayNotice.until)) return null
  return (
    <div className="home-day">
      {dayNotice.lines.map(({ text, name, href }) => (
        <p key={text} dir={findDir(text)}>
          {href ? (
            <a href={href} aria-label={name} {...(href[0] !== '/' && { target: '_blank', rel: 'noopener' })}>
              {typeset(text)}
            </a>
          ) : (
            typeset(text)
          )}
        </p>
      ))}
    </div>
  )
}
