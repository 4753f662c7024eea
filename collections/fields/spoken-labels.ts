import type { CollectionConfig, Field, LabelFunction, Plugin, StaticLabel } from 'payload'
import { mapField, mapFields } from './map-field'

/**
 * Names of collections and fields as functions, which Payload turns into words of the reader's language for the
 * browser. As an object they arrive there as they are, and some of its parts (3.90.1: a document's drawer, the
 * dashboard's cards, the arrows that sort a list) print it as "[object Object]".
 */
export const spokenLabels: Plugin = (config) => {
  const spoken = mapFields(config, withSpokenLabel)
  return { ...spoken, collections: spoken.collections?.map(withSpokenNames) }
}

/** The same for one collection and its fields. */
export function withSpokenLabels(collection: CollectionConfig): CollectionConfig {
  const fields = collection.fields.map((field) => mapField(field, withSpokenLabel))
  return withSpokenNames({ ...collection, fields })
}

function withSpokenNames(collection: CollectionConfig): CollectionConfig {
  const { labels } = collection
  if (!labels) return collection
  return { ...collection, labels: { singular: spoken(labels.singular), plural: spoken(labels.plural) } }
}

/** Payload draws these on the server from a copy that it keeps in the language that asked first (3.90.1). */
const DRAWN_FROM_COPY: Field['type'][] = ['richText', 'json']

function withSpokenLabel(field: Field): Field {
  if (DRAWN_FROM_COPY.includes(field.type)) return field
  if (!('name' in field) || !('label' in field) || typeof field.label !== 'object') return field
  // an edge: the same field, whichever of Payload's many kinds it is
  return { ...field, label: spoken(field.label) } as Field
}

function spoken<Label>(label: Label | StaticLabel): Label | StaticLabel | LabelFunction {
  if (typeof label !== 'object' || !label) return label
  const words = label as Record<string, string>
  return ({ i18n }) => words[i18n.language] ?? words.en ?? ''
}
