import { sampleObituary } from '../../../languages/en/memorial/sampleObituary.ts'
import { chooseObituary } from '../../../contract/memorial/chooseObituary.ts'
import { useRead } from '../../api/useRead.ts'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { EditObituary } from './EditObituary.tsx'
import './obituary.css'
import { ObituaryPreview } from './ObituaryPreview.tsx'
import { useInnerTab } from '../parts/tab/linkTarget.ts'
import { texts } from '../../../languages/en/dashboard/obituary.ts'
import { useObituaryForm, toObituaryFields, type ObituaryFields } from './useObituaryForm.ts'

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
