/** Verbs that an item of a list begins with, in the forms that are nothing but the present tense. */
export const PRESENT_VERBS = [
  'Achieve|Administer|Advise|Analy[sz]e|Answer|Assist|Attend|Automate|Build|Carry|Coach|Collaborate|Collect|Communicate|Conduct',
  'Configure|Contribute|Coordinate|Create|Debug|Define|Deliver|Deploy|Develop|Direct|Drive|Educate|Ensure|Evaluate|Execute',
  'Facilitate|Find|Fix|Gather|Generate|Give|Grow|Guide|Handle|Help|Hire|Identify|Implement|Improve|Increase|Install|Integrate|Interview',
  'Introduce|Keep|Launch|Lead|Liaise|Maintain|Make|Manage|Mentor|Migrate|Negotiate|Operate|Optimi[sz]e|Organi[sz]e|Oversee|Own|Participate',
  'Perform|Plan|Prepare|Present|Produce|Provide|Recruit|Reduce|Report|Represent|Resolve|Review|Run|Schedule|Sell|Serve|Solve|Supervise|Support|Teach|Train|Translate|Use|Work|Write',
  'Administers|Analy[sz]es|Assists|Builds|Collaborates|Conducts|Coordinates|Creates|Delivers|Develops|Drives|Ensures|Handles|Helps|Implements|Improves|Leads|Maintains|Manages|Mentors|Organi[sz]es|Oversees|Performs|Plans|Prepares|Provides|Runs|Serves|Supervises|Supports|Teaches|Trains|Works|Writes',
]
