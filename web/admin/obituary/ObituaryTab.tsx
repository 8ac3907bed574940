import { sampleObituary } from '../../../languages/en/memorial/sampleObituary.ts'
import { chooseObituary } from '../../../contract/memorial/chooseObituary.ts'
import { useRead } from '../../api/useRead.ts'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { EditObituary } from './EditObituary.tsx'
import './obituary.css'
import { useInnerTab } from '../parts/tab/linkTarget.ts'
import { texts } from '../../../languages/en/dashboard/obituary.ts'
import { useObituaryForm, toObituaryFields, type ObituaryFields } from './useObituaryForm.ts'
import { normalizeText } from '../../../domain/normalizeText.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { PathPicture } from '../../media/PathPicture.tsx'
import { LifeStory } from '../../obituary/LifeStory.tsx'
import { Icon } from '../../ui/icons.tsx'

export default function ObituaryTab() {
  const obituary = useRead('GET /api/obituary')
  return (
    <section className="obituary-tab">
      <h2>{texts.title}</h2>
      <ReadState readState={obituary} texts={texts}>
        {(data) => (
          <Sections saved={toObituaryFields(data)} publicText={chooseObituary(data, sampleObituary)} />
        )}
      </ReadState>
    </section>
  )
}

const Sections = ({ saved, publicText }: { saved: ObituaryFields; publicText: string }) => {
  const [active, setActive] = useInnerTab(['edit', 'preview'], 'edit')
  const form = useObituaryForm(saved)
  const { content, imagePath } = form.fields
  return (
    <Tabs
      label={texts.sections}
      activeId={active}
      onChange={setActive}
      tabs={[
        {
          id: 'edit',
          label: texts.edit,
          keepsPanel: true,
          content: <EditObituary form={form} hasBuiltInText={saved.content === ''} />,
        },
        {
          id: 'preview',
          label: texts.preview,
          content: <ObituaryPreview content={content.trim() ? content : publicText} imagePath={imagePath} />,
        },
      ]}
    />
  )
}

interface Props {
  /** the typed text, or the text that visitors read now if nothing is typed */
  content: string
  imagePath: string
}

const ObituaryPreview = ({ content, imagePath }: Props) => {
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
