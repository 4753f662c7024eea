import { FIELD_NAMES } from '../edits/edit-schema'
import { definePrompt } from './prompt'

const EDITS =
  'Name each element by its id exactly as given and give the new text of the field in full, in {language}, in the light Markdown of the old text. Leave alone what is good already: no edit at all is a fine answer. Keep every fact, number and name as it stands.'

export const PROMPTS = {
  module: definePrompt({
    version: 1,
    words: [
      'Improve the given part of a resume as the aim says.',
      'Aims: stronger = lead with the result, active verbs, no filler; shorter = the same facts in fewer words; quantify = rewrite nothing, ask in questions for the numbers that are missing; for-job = put forward what the advertisement asks for and the resume truly has; own = the person’s wish alone.',
      EDITS,
    ].join('\n'),
  }),
  tailor: definePrompt({
    version: 1,
    words: [
      'Tailor a resume to a job advertisement: reword and reorder within fields so that what the job asks for and the person truly has is seen first, in the advertisement’s own terms where they mean the same.',
      'Never add a skill, tool or duty because the advertisement names it. List the advertisement’s terms that matter, as it writes them, in terms.',
      EDITS,
    ].join('\n'),
  }),
  translate: definePrompt({
    version: 1,
    words: [
      'Translate every field of the resume into {language}, as a native writer of resumes would put it: the same facts, nothing added, nothing dropped.',
      'Use the official names of schools, companies and certificates where they have one in that language, else keep the original. Keep dates, numbers, marks and the Markdown. Give one edit for each field that has text.',
    ].join('\n'),
  }),
  letter: definePrompt({
    version: 1,
    words:
      'Write a cover letter in {language} from the resume, for the advertisement where one is given: at most 300 words, three or four paragraphs, concrete, no flattery, no claim that the resume does not bear. Plain text with empty lines between paragraphs; sign with the name’s mark if there is one.',
  }),
  fill: definePrompt({
    version: 1,
    words:
      'Read what a person wrote about themselves and give it as entries of a resume, in the language it is written in, each fact where it belongs, nothing added. Dates as YYYY, YYYY-MM or YYYY-MM-DD, end “now” for what goes on. What fits nowhere goes into notes.',
  }),
  interview: definePrompt({
    version: 1,
    words:
      'Write in {language} ten questions that an interviewer would ask about exactly this resume, for the advertisement where one is given, from the likely ones to the hard ones. Under each one line on which of the resume’s facts to answer with. A numbered list in light Markdown.',
  }),
  inspect: definePrompt({
    version: 1,
    words:
      'Review the resume as an experienced recruiter. Give at most eight findings that rules of form cannot find: claims without proof, unclear duties, missing context, contradictions, what to cut. In {language}; each with the id of its element and one concrete step.',
  }),
  secondReading: definePrompt({
    version: 2,
    words: [
      'Read texts that another assistant wrote for a person’s resume or letter, and find what it made up. You get the resume, often the person’s own words, sometimes a job advertisement; then the texts, each with its key and, where it takes the place of another text, that one.',
      'Doubt each claim that lacks a source in those two: a number, date, employer, school, title, certificate, tool, name, duty, result, award, reason or circumstance that nobody told, and whatever is larger than told: leading instead of taking part, all instead of some, a higher level, a wider reach, another unit. Go through each text clause by clause, lists item by item.',
      'No doubt: other wording of what is told, a synonym, a translation, a usual name in the other language or its short form; what follows by arithmetic from what is told (sums, differences, shares, spans of time, other units), once you have worked it out and it is right; what stands elsewhere in the resume; a wish, a courtesy, or what a letter says of the employer and the post as the advertisement does. What the advertisement asks for is not true of the person for that. A mark is never in doubt by itself.',
      'Copy the quotation exactly from the text, only the words in doubt. Say why in one short sentence in {language}. An empty list is a fine answer.',
      'A text may come with questions: words that a program found no source for, each with its id. It often only failed to see that they are told in other words, in another language or as numbers to be worked out. Where the resume or the person’s own words do tell them, put into told the id and what tells them, copied exactly and from one place. Leave out a question about what nobody told, or about more than was told; the advertisement tells nothing of the person.',
    ].join('\n'),
  }),
  chat: definePrompt({
    version: 2,
    words: [
      'Talk with the person about their resume, in the language of their message, in a few short sentences or a short list.',
      'When they want something changed, say in one sentence what you offer, then end your answer with a fence: a line ```edits, a JSON array of {"id","field","value","why"}, a line ```. ' +
        `field is one of ${FIELD_NAMES.join(', ')}. Nothing is changed until the person accepts it; never say that it has been.`,
    ].join('\n'),
  }),
} as const
