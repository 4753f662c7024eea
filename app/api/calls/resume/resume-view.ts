import * as z from 'zod'
import { resumeContent } from '../../../../collections/resumes/schema'
import { resumeTags } from '../../../../collections/resumes/tags'
import { contentOf, workingCopyOf, type ResumeDocument } from '../../../features/resumes/resume'

export const content = resumeContent.meta({
  id: 'ResumeContent',
  description: 'The resume document. Every field with a default may be left out.',
})

export const layoutVersion = z.int().min(1)

export const resumeSummary = z
  .object({
    id: z.string(),
    title: z.string(),
    templateCode: z.string().describe('Empty for a blank resume'),
    layout: z.string(),
    layoutVersion: z.number(),
    language: z.string(),
    twin: z.string().describe('Id of the resume that this one translates or is paired with, else empty'),
    accessCode: z.string().describe('Empty while the resume is not shared'),
    revision: z.number().describe('From 1; grows with each saved change of title or content'),
    createdAt: z.string(),
    updatedAt: z.string(),
    deletedAt: z.string().nullable().describe('When it went into the trash'),
  })
  .meta({ id: 'ResumeSummary' })

const inOtherLanguage = {
  otherLanguage: z
    .object({ id: z.string(), language: z.string() })
    .nullable()
    .describe(
      'The same resume in the other language: its translation, what it translates, or what it is paired with',
    ),
}

/** As it stands in a list. */
export const listedResume = resumeSummary
  .extend({
    ...inOtherLanguage,
    tags: resumeTags,
    shared: z.boolean().describe('Whether its access code or a link of its own opens it now'),
    openComments: z.int().describe('Comments of readers that wait for an answer'),
  })
  .meta({ id: 'ListedResume' })

const workingCopy = z.object({ content, revision: z.number(), savedAt: z.string() })

export const resumeView = resumeSummary
  .extend({
    ...inOtherLanguage,
    content,
    dataTmp: workingCopy.nullable().describe('The autosaved working copy, when it is newer than content'),
  })
  .meta({ id: 'Resume' })

type Summarised = Omit<ResumeDocument, 'content' | 'dataTmp' | 'owner' | 'originKey' | 'tags'>

export function summarise(resume: Summarised): z.input<typeof resumeSummary> {
  return {
    ...resume,
    templateCode: resume.templateCode ?? '',
    twin: resume.twin ?? '',
    accessCode: resume.accessCode ?? '',
    deletedAt: resume.deletedAt ?? null,
  }
}

export function viewResume(resume: ResumeDocument): Omit<z.input<typeof resumeView>, 'otherLanguage'> {
  return { ...summarise(resume), content: contentOf(resume), dataTmp: workingCopyOf(resume) }
}
