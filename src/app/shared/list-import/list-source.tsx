import { Link, useParams } from '@tanstack/react-router'
import CircleAlert from 'lucide-react/icons/circle-alert'
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet'
import type { ReactNode } from 'react'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { TextAreaField } from '#ui/fields/text-field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'

export type SourceTab = 'file' | 'text'

type ListSourceProps = {
  tab: SourceTab
  onTab: (tab: SourceTab) => void
  text: string
  onText: (text: string) => void
  onFile: (file: File) => void
  /** Why the last try brought nothing. */
  problem: string | null
  /** How the list is asked for, and what is read of it. */
  words: {
    drop: string
    hint: string
    about: ReactNode
    label: string
    description?: string
    placeholder: string
  }
}

/** The source of a list that is imported: a file, or a text that is pasted. */
export function ListSource({ tab, onTab, text, onText, onFile, problem, words }: ListSourceProps) {
  // The templates of a planner are of no wedding.
  const { wid } = useParams({ strict: false })
  return (
    <Tabs
      label="De dónde viene la lista"
      selected={tab}
      onSelect={onTab}
      panelClassName="pt-4.5"
      tabs={[
        {
          id: 'file',
          label: 'Archivo',
          panel: (
            <div className="grid gap-3">
              <FileDrop
                label={words.drop}
                hint={words.hint}
                buttonLabel="Elegir archivo"
                icon={FileSpreadsheet}
                accept={['.csv', '.xlsx', '.xls']}
                onFiles={([file]) => file && onFile(file)}
              />
              {tab === 'file' && <Problem sentence={problem} />}
              <div className="text-sm text-ink-3">{words.about}</div>
              {wid && (
                <p className="text-sm text-ink-3">
                  ¿Tienes más archivos?{' '}
                  <Link to="/app/couple/$wid/move-in" params={{ wid }} className="link">
                    Trae lo que ya tienes
                  </Link>
                  , todo junto.
                </p>
              )}
            </div>
          ),
        },
        {
          id: 'text',
          label: 'Pegar texto',
          panel: (
            <TextAreaField
              label={words.label}
              description={
                words.description ?? 'También puedes pegar celdas copiadas de una hoja de cálculo.'
              }
              placeholder={words.placeholder}
              rows={9}
              value={text}
              onChange={onText}
              error={tab === 'text' ? problem : null}
            />
          ),
        },
      ]}
    />
  )
}

function Problem({ sentence }: { sentence: string | null }) {
  return (
    <p role="alert" className="flex items-start gap-1.5 text-sm text-danger empty:hidden">
      {sentence && (
        <>
          <Icon of={CircleAlert} size="sm" className="mt-[.2em]" />
          <span>{sentence}</span>
        </>
      )}
    </p>
  )
}
