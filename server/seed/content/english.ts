import type { SeedKind } from './kind.ts';

/** The texts of a kind in English, in the order of the Greek ones. */
interface EnglishTexts {
  text: string[];
  tags: string[];
  prices: [title: string, description: string][];
}

export const ENGLISH_TEXTS: Record<SeedKind, EnglishTexts> = {
  kep: {
    text: [
      'Counters for certificates, declarations, certified signatures and benefit claims. Numbers from the app and from the machine at the entrance are in one queue, so nobody goes ahead of you.',
      'It is quietest after 17:00. On Monday morning, and on the first day after a holiday, twice as many people come.',
      'Bring your identity card and AMKA. For a child’s passport, both parents must come.',
    ],
    tags: ['certificates', 'certified signatures', 'benefits', 'public service'],
    prices: [],
  },
  'tax-office': {
    text: [
      'Receipts, instalments, changes of your details and access codes, at counters on the first floor. Ask at the information desk first: half of all questions are answered there, without a wait.',
      'In the days before a deadline, more than a hundred people wait. Keep your number and come when ten are ahead of you. If you miss your call, it is valid for a quarter of an hour.',
      'Payment by card only. Allow half an hour for instalments.',
    ],
    tags: ['taxes', 'instalments', 'access codes', 'municipal fees'],
    prices: [],
  },
  'health-centre': {
    text: [
      'A general practitioner, a cardiologist, a paediatrician and a nurse on one ground floor with a wide ramp. The nurse notes your symptoms and then refers you, so everyone takes a number from the same queue.',
      'Repeat prescriptions are issued from 12:00, when the busy morning is over.',
      'General practitioners, vaccinations and a dentist for children. Triage is at the door: red goes in at once, green takes a number and sits in the shade.',
    ],
    tags: ['general practitioner', 'cardiologist', 'paediatrician', 'prescriptions'],
    prices: [],
  },
  diagnostics: {
    text: [
      'Blood tests from 07:30, ultrasound and X-ray from 09:00. People who are fasting go first until 09:30, then everyone else.',
      'You get your results by email the same evening. In the waiting room there are water, biscuits and a nurse who finds the vein the first time.',
      'You can also have the results on paper, with the values a doctor should see underlined.',
    ],
    tags: ['blood tests', 'ultrasound', 'full blood count', 'X-ray'],
    prices: [
      ['Full blood count', 'Without a referral.'],
      ['Biochemistry', 'Ten tests.'],
      ['Abdominal ultrasound', 'By appointment or number.'],
    ],
  },
  doctor: {
    text: [
      'On the ground floor, without a step. If standing is hard for you, wait in the car until you are called.',
      'With a number on your phone, you can wait in the square across the street. When one person is ahead of you, come in.',
    ],
    tags: ['surgery', 'examination', 'prescriptions', 'health certificates'],
    prices: [
      ['Visit', 'Up to 20 minutes.'],
      ['Follow-up', 'Within a month.'],
    ],
  },
  dentist: {
    text: [
      'Two numbers a day are kept for toothache: please call first.',
      'There is one number every half hour. If you are late, let others go first and keep your number.',
      'Two dentists, morning and afternoon, in a corner shop full of plants. The X-rays appear on the ceiling above the chair, and everyone asks more questions.',
    ],
    tags: ['cleaning', 'fillings', 'emergencies', 'children'],
    prices: [
      ['Check-up', 'With an X-ray if needed.'],
      ['Cleaning', 'Ultrasonic, with polishing.'],
      ['Filling', 'Composite resin, per tooth.'],
    ],
  },
  vet: {
    text: [
      'Vaccinations, neutering and lab tests in the same practice. For strays with a letter from an animal charity, neutering costs no more than the materials.',
      'Two rooms, a surgery and a small ward with curtains that keep the cats calm. Rabbits, tortoises and parrots are welcome.',
      'Emergencies always go first. You keep your place, and the screen explains the delay.',
    ],
    tags: ['vaccinations', 'cats', 'dogs', 'neutering'],
    prices: [
      ['Visit', 'Clinical examination.'],
      ['Yearly vaccination', 'With deworming.'],
      ['Neutering a cat', 'With tests before the operation.'],
    ],
  },
  pharmacy: {
    text: [
      'Free blood pressure and blood sugar checks. Doses are explained in writing, in large letters.',
      'A dietitian every Thursday afternoon, free for customers.',
      'Delivers to older people at home after 20:00.',
      'Collects expired medicine, and bottle caps for wheelchairs.',
    ],
    tags: ['prescriptions', 'blood pressure', 'baby care', 'skin care'],
    prices: [],
  },
  'telecom-store': {
    text: [
      'Contracts, number transfers and screen repairs in an hour. The staff work without commission, so if they say your old plan is better, believe them.',
      'In the first three days of the month, bill payments go first, at the counter on the right.',
      'A new SIM card takes your identity card and five minutes: ask for the quick number.',
    ],
    tags: ['phones', 'number transfers', 'repairs', 'bills'],
    prices: [
      ['New screen', 'From, by model.'],
      ['Data transfer', 'From an old phone to a new one.'],
    ],
  },
  hairdresser: {
    text: [
      'On Friday and Saturday all numbers are taken by noon. For colour, come on Wednesday morning.',
      'A white room, four chairs, quiet music. The dog at the entrance is called Pixel and is friendly.',
      'A ladies’ salon with customers of three generations. You lie back for the wash, coffee is made on hot sand, and bridal styles are rehearsed twice.',
      'Thursday afternoon for a quick styling with a number, without an appointment.',
    ],
    tags: ['haircut', 'balayage', 'waves', 'styling'],
    prices: [
      ['Women’s haircut', 'With wash and blow-dry.'],
      ['Men’s haircut', 'With scissors.'],
      ['Roots', 'Colour without ammonia.'],
    ],
  },
  barber: {
    text: [
      'No telephone and no appointments. Take a number and sit in the café across the street, which has a better view.',
      'Before a derby the whole neighbourhood comes. Take a number in the morning.',
    ],
    tags: ['haircut', 'shave', 'beard', 'traditional'],
    prices: [
      ['Haircut', 'With scissors or clippers.'],
      ['Shave', 'With a razor and a hot towel.'],
      ['Children', 'Up to 12 years.'],
    ],
  },
  taverna: {
    text: [
      'Twelve tables under a mulberry tree, and a kitchen that changes with the Friday market. Fava with spring onions, meatballs with ouzo, grilled sardines when there are some.',
      'In summer the lights come on and it is full from 21:00. Parties of more than eight: please call first.',
      'On Saturday at lunch the wait reaches an hour. With a number, walk to the beach and come back.',
    ],
    tags: ['meze', 'courtyard', 'tsipouro', 'family'],
    prices: [
      ['Mixed plate for two', 'Seven small dishes of the day.'],
      ['Grilled sardines', 'With a seasonal salad.'],
      ['Carafe of tsipouro', 'From Tyrnavos, with or without anise.'],
    ],
  },
  gym: {
    text: [
      'A neighbourhood gym with few but good machines, a high ceiling and windows that open. A trainer shows you the movement and then leaves you in peace.',
      'From 18:00 to 20:00 up to twenty people come in together. Your number keeps a place for the next opening.',
      'If a class is full, join the waiting list: cancellations are announced two hours before.',
    ],
    tags: ['weights', 'classes', 'personal training', 'Pilates'],
    prices: [
      ['Monthly membership', 'At any hour.'],
      ['Single visit', 'With a towel.'],
      ['Ten classes', 'Valid for three months.'],
    ],
  },
  pool: {
    text: [
      'Six 25-metre lanes, covered in winter and open-air from May. The water stays at 27 degrees, and one lane is always for slow swimmers.',
      'A new group starts every hour. A medical certificate and a swimming cap are required.',
      'The list for the small beginners’ pool opens every Monday. Families with babies have 20 minutes of their own on Saturday.',
    ],
    tags: ['swimming', 'open to all', 'lessons', 'aqua aerobics'],
    prices: [
      ['Entry', 'One hour, open to all.'],
      ['Card for twelve visits', 'For three months.'],
      ['Children’s lessons', 'Twice a week, per month.'],
    ],
  },
  garage: {
    text: [
      'Three inspection bays, one of them for motorcycles. You watch through the window, and at the end each remark is explained to you at the car.',
      'Bring the registration and the emissions card. A second inspection within 20 days is free.',
      'For oil and brake pads you need no appointment, only a number before 11:00.',
    ],
    tags: ['inspection', 'emissions card', 'motorcycles', 'service'],
    prices: [
      ['Car', 'Regular inspection.'],
      ['Motorcycle', 'Regular inspection.'],
      ['Emissions card', 'On its own.'],
    ],
  },
  'ferry-office': {
    text: [
      'Tickets to every port of the Aegean, and a board that shows the gate of each ship and how long you walk to it.',
      'When ships cannot sail, the queue becomes a list for changes: keep your number, and you will be called in order once they sail again.',
      'Visas and documents are checked in the back office, with a number of its own.',
    ],
    tags: ['tickets', 'islands', 'small islands', 'excursions'],
    prices: [['Ticketing', 'Per passenger, without the fare.']],
  },
  library: {
    text: [
      'There are twenty-two seats for study. During exams, take a number before you leave home, and we will tell you when a seat becomes free.',
      'Books are free for three weeks.',
      'Fifteen people can take part in an activity. If somebody cancels, the next person on the list is told.',
    ],
    tags: ['borrowing', 'study seats', 'volunteers', 'quiet'],
    prices: [],
  },
  theatre: {
    text: [
      'Eighty seats in an old furniture workshop. New Greek plays, and every Wednesday the actors stay for a talk after the performance.',
      'For performances that are sold out there is a list: take a number from 17:00, and at 20:50 the free seats are given out in order.',
      'The box office opens an hour before. Your number keeps your place outside, so you have time for a souvlaki.',
    ],
    tags: ['theatre', 'returned tickets', 'new play', 'student prices'],
    prices: [
      ['Full price', 'Any seat.'],
      ['Students and over 65', 'Show your card.'],
    ],
  },
  guesthouse: {
    text: [
      'If you are early, leave your luggage and take a number for the room: your phone rings when it is ready.',
      'For a ship at 06:00: twenty simple rooms, quiet after 23:00, and a porter who wakes you by telephone, as in the old days.',
      'From 12:00 to 15:00 people leave and arrive at the same time. Take a number for reception and leave your things in the store room.',
    ],
    tags: ['rooms', 'courtyard', 'breakfast', 'near the Acropolis'],
    prices: [
      ['Single room', 'With breakfast.'],
      ['Double room', 'With breakfast and a balcony.'],
    ],
  },
};
