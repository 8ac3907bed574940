import type { FirstPicture, Seeds } from '../../../contract/drawing.ts'
import { linkTo } from '../../api/links.ts'
import { useRead } from '../../api/useRead.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import './home.css'
import { Portrait, portraitPictures } from './Portrait.tsx'
import { texts } from './texts.ts'

export const firstPictures = (seeds: Seeds): FirstPicture[] =>
  portraitPictures(seeds['GET /api/settings']?.portraitPath ?? null)

export default function HomePage() {
  const { data: him } = useRead('GET /api/settings')
  if (!him) return null
  return (
    <div className="home">
      <Portrait key={him.portraitPath} path={him.portraitPath} name={him.name} />
      <div className="home-words">
        <Name name={him.name} />
        <Dates born={him.birthDate} died={him.deathDate} />
        <p className="tribute">{him.tribute}</p>
        <ButtonLink tone="primary" className="start" href={linkTo('/slideshow')}>
          {texts.start}
        </ButtonLink>
      </div>
      <Ways />
    </div>
  )
}

const Name = ({ name }: { name: string }) => (
  <h1 data-long={name.length > 40 || undefined} style={{ '--longest-word': longestWord(name) }}>
    {name}
  </h1>
)

const longestWord = (name: string) => Math.max(...name.split(/[\s-]+/).map((word) => word.length))

/** His dates as they were entered: they name days, not moments, and are never shifted. */
const Dates = ({ born, died }: { born: string; died: string }) =>
  born || died ? (
    <p className="dates">
      {born && <span>{born}</span>}
      {born && died && <span className="dash">–</span>}
      {died && <span>{died}</span>}
    </p>
  ) : null

const Ways = () => (
  <ul className="ways">
    {texts.ways.map(({ path, words }) => (
      <li key={path}>
        <a href={linkTo(path)}>{words}</a>
      </li>
    ))}
  </ul>
)
