import { useRead } from '../../api/useRead.ts'
import { useIsAdministrator } from '../parts/tab/person.ts'
import { texts } from '../../../languages/en/dashboard/deleted.ts'

/** Leads from the foot of a tab to what was deleted there. Shows nothing if nothing was. */
export const DeletedLine = ({ kind }: { kind: string }) => {
  const { data = [] } = useRead('GET /api/deleted', { enabled: useIsAdministrator() })
  const items = data.filter((item) => item.kind === kind)
  const [first] = items
  if (!first) return null
  const fileType = first.kind === 'media' && first.picture?.fileType
  const isOneType = fileType && items.every(({ picture }) => picture?.fileType === fileType)
  return (
    <p className="foot-line">
      {texts.count(isOneType ? fileType : first.kind, items.length)}{' '}
      <a href="#deleted">{texts.toList(items.length)}</a>
    </p>
  )
}
