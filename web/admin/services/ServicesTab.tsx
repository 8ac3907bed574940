import { useState } from 'react'
import type { Service } from '../../../contract/memorial/services.ts'
import { useRead } from '../../api/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { ReadState } from '../../ui/loading/ReadState.tsx'
import { ConfirmDelete } from '../ConfirmDelete.tsx'
import { AddService, EditService } from './ChangeService.tsx'
import './services.css'
import { ServicesTable } from './ServicesTable.tsx'
import { texts } from './texts.ts'

type Open = { what: 'add' } | { what: 'edit' | 'delete'; service: Service } | null

export default function ServicesTab() {
  const services = useRead('GET /api/services')
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <section className="services-tab">
      <header className="row">
        <h2>{texts.title}</h2>
        <Button tone="primary" onClick={() => setOpen({ what: 'add' })}>
          <Icon name="add" />
          {texts.add}
        </Button>
      </header>
      <ReadState read={services} texts={texts} empty={<p className="empty-list">{texts.none}</p>}>
        {(data) => (
          <ServicesTable
            services={data}
            onEdit={(service) => setOpen({ what: 'edit', service })}
            onDelete={(service) => setOpen({ what: 'delete', service })}
          />
        )}
      </ReadState>
      {open?.what === 'add' && <AddService onDone={close} />}
      {open?.what === 'edit' && <EditService service={open.service} onDone={close} />}
      {open?.what === 'delete' && (
        <ConfirmDelete
          endpoint="DELETE /api/services/:id"
          id={open.service.id}
          what={texts.what(open.service.title)}
          success={texts.deleted}
          failure={texts.deleteFailed}
          onClose={close}
        />
      )}
    </section>
  )
}
