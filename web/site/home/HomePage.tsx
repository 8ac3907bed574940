import type { FirstPicture, Seeds } from '../../../contract/drawing.ts'
import { isCopy } from '../../api/isCopy.ts'
import { linkTo } from '../../api/links.ts'
import { useRead } from '../../api/useRead.ts'
import { defaultPortrait } from '../../media/defaultPortrait.ts'
import { PathPicture } from '../../media/PathPicture.tsx'
import { pathSources } from '../../media/pathSources.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import './home.css'
import { texts } from './texts.ts'

/** as wide as it is within its mat */
const sizes = '(min-width: 60rem) 22.5rem, 15.5rem'

export const firstPictures = (seeds: Seeds): FirstPicture[] => {
  const { src, srcSet } = pathSources(seeds['GET /api/settings']?.portraitPath ?? defaultPortrait)
  return [{ href: src, srcset: srcSet, sizes: srcSet && sizes }]
}

export default function HomePage() {
  const { data: settings } = useRead('GET /api/settings')
  if (!settings) return null
  return (
    <div className="home">
      <Portrait key={settings.portraitPath} path={settings.portraitPath} name={settings.name} />
      <div className="home-text">
        <Name name={settings.name} />
        <Dates born={settings.birthDate} died={settings.deathDate} />
        <p className="tribute">{settings.tribute}</p>
        <ButtonLink tone="primary" className="start" href={linkTo('/slideshow')}>
          {texts.start}
        </ButtonLink>
      </div>
      <Links />
    </div>
  )
}

/** The portrait, uncropped, as a print on paper. */
const Portrait = ({ path, name }: { path: string | null; name: string }) => (
  <div className="portrait">
    <PathPicture path={path} fallback={defaultPortrait} alt={name} sizes={sizes} fetchPriority="high" />
  </div>
)

const Name = ({ name }: { name: string }) => (
  <h1 data-long={name.length > 40 || undefined} style={{ '--longest-word': longestWord(name) }}>
    {name}
  </h1>
)

const longestWord = (name: string) => Math.max(...name.split(/[\s-]+/).map((word) => word.length))

/** The dates as they were entered: they name days, not moments, so no time zone shifts them. */
const Dates = ({ born, died }: { born: string; died: string }) =>
  born || died ? (
    <p className="dates">
      {born && (
        <span className="date">
          <span>{born}</span>
          {died && <span className="dash">–</span>}
        </span>
      )}
      {died && <span className="date">{died}</span>}
    </p>
  ) : null

const linked = ['/gallery', '/obituary', '/services', '/memories'] as const

const Links = () => (
  <ul className="home-links">
    {linked.map((path) => (
      <li key={path}>
        <a href={linkTo(path)}>{isCopy && path === '/memories' ? texts.readMemories : texts.links[path]}</a>
      </li>
    ))}
  </ul>
)
