import { normalizeText } from '../../../domain/normalizeText.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { useRead } from '../../api/useRead.ts'
import { PathPicture } from '../../media/PathPicture.tsx'
import { LifeStory } from '../../obituary/LifeStory.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { texts } from '../../../languages/en/dashboard/obituary.ts'

interface Props {
  /** the typed text, or the text that visitors read now if nothing is typed */
  content: string
  imagePath: string
}

export const ObituaryPreview = ({ content, imagePath }: Props) => {
  const settings = useRead('GET /api/settings')
  return (
    <ReadState readState={settings} texts={texts.readingSettings}>
      {(data) => <Preview {...{ content, imagePath }} settings={data} />}
    </ReadState>
  )
}

const Preview = ({ content, imagePath, settings }: Props & { settings: Settings }) => {
  const { name, portraitPath } = settings
  const { birthDate, deathDate } = settings.shownDates
  const path = imagePath || portraitPath
  return (
    <div className="obituary-preview">
      <LifeStory
        {...{ name, birthDate, deathDate }}
        content={normalizeText(content)}
        level="h3"
        columns
        picture={path ? <PathPicture key={path} path={path} alt={name} sizes="19rem" /> : <Placeholder />}
      />
    </div>
  )
}

const Placeholder = () => (
  <div className="no-photo">
    <Icon name="photo" size={40} />
    <p>{texts.noPhoto}</p>
  </div>
)
