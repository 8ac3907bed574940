import { COPY_BOOK } from '../../../contract/outputs/copyLayout.ts'
import type { PictureShape } from '../../../contract/media/pictureShape.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { linkTo } from '../../api/links.ts'
import { usePageData } from '../../api/pageData.ts'
import { useRead } from '../../api/useRead.ts'
import { PathPicture } from '../../media/PathPicture.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { typeset } from '../../../domain/typeset.ts'
import './home.css'
import { texts } from './texts.ts'

export default function HomePage() {
  const { data: settings } = useRead('GET /api/settings')
  if (!settings) return null
  return (
    <div className="home">
      <Portrait key={settings.portraitPath} settings={settings} />
      <div className="home-text">
        <Name name={settings.name} />
        <Dates born={settings.birthDate} died={settings.deathDate} />
        <p className="tribute">{typeset(settings.tribute)}</p>
        <ButtonLink tone="primary" className="start" href={linkTo('/slideshow')}>
          {texts.start}
        </ButtonLink>
      </div>
      <Links />
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
        alt={name}
        // the width that home.css gives the picture inside its border
        sizes={`(min-width: 60rem) 22.5rem, ${+(9.9 + 7 * shape).toFixed(2)}rem`}
        fetchPriority="high"
      />
    </div>
  )
}

const clampShape = ({ width, height }: PictureShape) => Math.min(3 / 2, Math.max(3 / 4, width / height))

const Name = ({ name }: { name: string }) => (
  <h1 data-long={name.length > 40 || undefined} style={{ '--longest-word': countLongestWord(name) }}>
    {name}
  </h1>
)

const countLongestWord = (name: string) => Math.max(...name.split(/[\s-]+/).map((word) => word.length))

/** The dates are calendar days, so no time zone shifts them. */
const Dates = ({ born, died }: { born: string; died: string }) =>
  born || died ? (
    <p className="dates">
      {born && <span className="date">{died ? `${born} –` : born}</span>}{' '}
      {died && <span className="date">{died}</span>}
    </p>
  ) : null

const linkedPaths = ['/gallery', '/obituary', '/services', '/memories'] as const

const Links = () => {
  const { hasBook } = usePageData()
  return (
    <ul className="home-links">
      {linkedPaths.map((path) => (
        <li key={path}>
          <a href={linkTo(path)}>
            {isStaticCopy && path === '/memories' ? texts.readMemories : texts.links[path]}
          </a>
        </li>
      ))}
      {isStaticCopy && hasBook && (
        <li>
          <a href={COPY_BOOK}>{texts.book}</a>
        </li>
      )}
    </ul>
  )
}
