import { useState } from 'react'
import type { Service } from '../../../contract/services.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { AddService, EditService } from './ChangeService.tsx'
import { DeleteService } from './DeleteService.tsx'
import './services.css'
import { ServicesTable } from './ServicesTable.tsx'
import { texts } from './texts.ts'

type Open = { what: 'add' } | { what: 'edit' | 'delete'; service: Service } | null

export default function ServicesTab() {
  const { data, error, retry } = useRead('GET /api/services')
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <section className="services-tab">
      <header>
        <h2>{texts.title}</h2>
        <Button tone="primary" onClick={() => setOpen({ what: 'add' })}>
          <Icon name="add" />
          {texts.add}
        </Button>
      </header>
      {!data && !error && <p role="status">{texts.loading}</p>}
      {!data && error && <Failed onRetry={retry} />}
      {data?.length === 0 && <p className="services-none">{texts.none}</p>}
      {data && data.length > 0 && (
        <ServicesTable
          services={data}
          onEdit={(service) => setOpen({ what: 'edit', service })}
          onDelete={(service) => setOpen({ what: 'delete', service })}
        />
      )}
      {open?.what === 'add' && <AddService onDone={close} />}
      {open?.what === 'edit' && <EditService service={open.service} onDone={close} />}
      {open?.what === 'delete' && <DeleteService service={open.service} onDone={close} />}
    </section>
  )
}

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <p>{texts.failed}</p>
    <Button onClick={onRetry}>{texts.retry}</Button>
  </div>
)
